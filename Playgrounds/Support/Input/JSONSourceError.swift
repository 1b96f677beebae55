/// Why a source gave no list.
///
/// Texts are kept as they were given; ``description`` makes them safe to show.
public enum JSONSourceError: Error, Hashable, Sendable {
  /// No file has this path.
  case fileNotFound(path: String)

  /// The path is a folder's.
  case isDirectory(path: String)

  /// The path is that of a pipe or a device, which might never end.
  case isNoFile(path: String)

  /// The file is there but cannot be opened or read.
  case notReadable(path: String)

  /// The text is not an http or https address with a host.
  case badURL(String)

  /// The address gave no whole answer.
  case noAnswer(url: String, NoAnswerReason)

  /// The address answered with a status that is not a success.
  case status(Int, url: String)

  /// The source has more bytes than ``JSONSource/byteLimit``.
  case tooLarge(JSONSource)

  /// The source has nothing but space in it.
  case empty(JSONSource)

  /// The JSON ends inside a string, a list or an object.
  case truncated(JSONSource)

  /// The document is not JSON, or not the JSON that was expected.
  case malformed(JSONSource, JSONFault)
}

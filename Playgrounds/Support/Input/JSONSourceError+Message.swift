public import Foundation

extension JSONSourceError: CustomStringConvertible {
  /// The error in one sentence, safe to show on a terminal.
  public var description: String {
    switch self {
    case .fileNotFound(let path):
      "The file \(quoted(path)) was not found."
    case .isDirectory(let path):
      "\(quoted(path)) is a folder, not a file."
    case .isNoFile(let path):
      "\(quoted(path)) is a pipe or a device, not a file."
    case .notReadable(let path):
      "The file \(quoted(path)) could not be read."
    case .badURL(let text):
      "\(quotedAddress(text)) is not a web address: it should be like "
        + "'https://example.com/list.json'."
    case .noAnswer(let url, let reason):
      "\(quotedAddress(url)) gave no answer: \(reason.words)."
    case .status(let status, let url):
      "\(quotedAddress(url)) answered with status \(status)."
    case .tooLarge(let source):
      "\(source.title) is larger than \(JSONSource.byteLimit >> 20) MiB."
    case .empty(let source):
      "\(source.title) is empty."
    case .truncated(let source):
      "\(source.title) breaks off before the JSON in it ends."
    case .malformed(let source, .syntax(nil)):
      "\(source.title) is not valid JSON."
    case .malformed(let source, .syntax(let position?)):
      "\(source.title) is not valid JSON: look at line \(position.line), "
        + "column \(position.column)."
    case .malformed(let source, .encoding):
      "\(source.title) is not valid JSON: it should be in UTF-8."
    case .malformed(let source, .outOfRange(let number, let position)):
      "\(source.title) cannot be used: \(quoted(number)) is out of the range of numbers"
        + (position.map { ", at line \($0.line), column \($0.column)." } ?? ".")
    case .malformed(let source, .missingKey(let key, let path)):
      "\(source.title) cannot be used: \(path) has no \(quoted(key))."
    case .malformed(let source, .wrongKind(let kind, let path)):
      "\(source.title) cannot be used: \(path) should be \(kind.words)."
    case .malformed(let source, .unusableValue(let path)):
      "\(source.title) cannot be used: \(path) has a value that does not fit, "
        + "such as a number that is too large."
    }
  }
}

extension JSONSourceError: LocalizedError {
  /// The same words as ``description``.
  public var errorDescription: String? { description }
}

extension JSONSource {
  /// How a message about this source begins, safe to show on a terminal.
  public var title: String {
    switch self {
    case .file(let path): "The file \(quoted(path))"
    case .url(let text): "The answer from \(quotedAddress(text))"
    }
  }
}

extension NoAnswerReason {
  fileprivate var words: String {
    switch self {
    case .hostNotFound: "its host was not found"
    case .noConnection: "its host took no connection"
    case .connectionClosed: "the connection was closed too early"
    case .timedOut: "it took too long"
    case .tooManyRedirects: "it leads to other addresses without an end"
    // Without the quotes that `quoted` puts around a text.
    case .other(let text): String(quoted(text).dropFirst().dropLast())
    }
  }
}

extension JSONKind {
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .truth: "true or false"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// Quotes an address without the user name and password it may hold.
private func quotedAddress(_ text: String) -> String {
  guard var parts = URLComponents(string: text), parts.user != nil || parts.password != nil
  else { return quoted(text) }
  parts.user = nil
  parts.password = nil
  return quoted(parts.string ?? "")
}

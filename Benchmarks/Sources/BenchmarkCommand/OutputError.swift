/// A file that cannot be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The file, as it was asked for.
  let file: String
  /// Why not, in words.
  let reason: String

  var description: String { "\(file) cannot be written: \(reason)" }
}

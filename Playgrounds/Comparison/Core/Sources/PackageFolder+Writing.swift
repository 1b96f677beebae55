import Foundation

extension PackageFolder {
  /// Writes a text to a file at a path from the package's root.
  func write(_ text: String, to path: String) throws(ComparisonError) {
    try Self.write(text, to: url.appending(path: path), named: path)
  }

  /// Writes a text to a file.
  /// - Parameter name: What an error calls it.
  static func write(_ text: String, to file: URL, named name: String) throws(ComparisonError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw .unwritable(name, error.localizedDescription)
    }
  }
}

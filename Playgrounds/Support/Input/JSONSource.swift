public import Foundation

/// Where a program's JSON comes from.
public enum JSONSource: Hashable, Sendable {
  /// A file, by its path as the user wrote it.
  case file(path: String)

  /// A web address (http or https), as the user wrote it.
  case url(String)

  /// The most bytes that are taken from a source: 64 MiB.
  ///
  /// It keeps an endless file from filling the memory.
  public static let byteLimit = 64 << 20

  /// Returns the file of this name among a target's resources.
  ///
  /// A file that the bundle lacks is found missing when it is loaded.
  public static func bundled(_ name: String, in bundle: Bundle) -> JSONSource {
    .file(
      path: bundle.url(forResource: name, withExtension: nil)?.path
        ?? bundle.bundleURL.appendingPathComponent(name).path)
  }
}

import PlaygroundSupport

/// Loads users from a JSON file.
public struct FileUserLoader: UserLoader {
  /// The file's path.
  public var path: String

  /// Makes a loader for the file at a path.
  public init(path: String) {
    self.path = path
  }

  /// Reads the file, each time anew.
  public func load() async throws -> [User] {
    try await JSONSource.file(path: path).loadUsers()
  }
}

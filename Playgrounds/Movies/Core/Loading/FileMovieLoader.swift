import PlaygroundSupport

/// Loads films from a JSON file.
public struct FileMovieLoader: MovieLoader {
  /// The file's path.
  public var path: String

  /// Makes a loader for the file at a path.
  public init(path: String) {
    self.path = path
  }

  /// Reads the file, each time anew.
  public func load() async throws -> [Movie] {
    try await JSONSource.file(path: path).loadMovies()
  }
}

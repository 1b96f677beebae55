/// Gives the result it was made with: a loader for tests and previews.
public struct StubMovieLoader: MovieLoader {
  /// What each load gives.
  public var result: Result<[Movie], any Error>

  /// Makes a loader that gives these films.
  public init(_ movies: [Movie]) {
    result = .success(movies)
  }

  /// Makes a loader that fails with an error.
  public init(error: any Error) {
    result = .failure(error)
  }

  /// Returns or throws the result.
  public func load() async throws -> [Movie] {
    try result.get()
  }
}

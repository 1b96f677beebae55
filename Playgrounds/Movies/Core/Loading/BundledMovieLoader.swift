import Foundation
import PlaygroundSupport

/// Loads the films that are bundled with the program.
public struct BundledMovieLoader: MovieLoader {
  /// Makes a loader.
  public init() {}

  /// Returns three hundred films, sorted by title.
  public func load() async throws -> [Movie] {
    try await JSONSource.bundled("movies.json", in: .module).loadMovies()
  }
}

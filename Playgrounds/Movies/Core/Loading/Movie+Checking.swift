import Foundation
import PlaygroundSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Movie {
  /// The years a loaded film may have, from the decade of the first films on.
  public static let years = 1880...2100

  /// The running times a loaded film may have, in minutes.
  ///
  /// The longest films known run for some 50,000.
  public static let runningTimes = 1...60_000

  /// Returns the first fault in a list of films, if there is one.
  ///
  /// - Complexity: O(*n*).
  static func fault(in movies: [Movie], from source: JSONSource) -> MovieLoadingError? {
    var ids: Set<Movie.ID> = []
    for movie in movies {
      guard ids.insert(movie.id).inserted else { return .duplicateID(movie.id, in: source) }
      guard !movie.title.allSatisfy(\.isWhitespace) else {
        return .blankTitle(id: movie.id, in: source)
      }
      guard years.contains(movie.year) else {
        return .badYear(movie.year, title: movie.title, in: source)
      }
      guard runningTimes.contains(movie.runningTime) else {
        return .badRunningTime(movie.runningTime, title: movie.title, in: source)
      }
    }
    return nil
  }
}

extension JSONSource {
  /// Loads and checks the films of this source.
  func loadMovies(session: URLSession = .shared) async throws -> [Movie] {
    let movies: [Movie]
    do {
      movies = try await load(session: session)
    } catch let error as JSONSourceError {
      throw MovieLoadingError.source(error)
    }
    if let fault = Movie.fault(in: movies, from: self) { throw fault }
    return movies
  }
}

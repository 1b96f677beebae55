import PlaygroundSupport

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Loads films from a web address.
public struct URLMovieLoader: MovieLoader {
  /// The address, http or https.
  public var url: String

  /// The session that fetches it.
  public var session: URLSession

  /// Makes a loader for an address.
  public init(url: String, session: URLSession = .shared) {
    self.url = url
    self.session = session
  }

  /// Fetches the address, each time anew.
  public func load() async throws -> [Movie] {
    try await JSONSource.url(url).loadMovies(session: session)
  }
}

public import PlaygroundSupport

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Reads the profile from a JSON document.
public struct JSONProfileLoader: ProfileLoader {
  /// Where the document is: an object with the keys of a ``UserProfile``.
  public var source: JSONSource

  /// The session that fetches a web address.
  public var session: URLSession

  /// Makes a loader for a document.
  public init(source: JSONSource, session: URLSession = .shared) {
    self.source = source
    self.session = session
  }

  /// Reads the document, each time anew.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, a ``ProfileLoadingError`` otherwise.
  public func load() async throws -> UserProfile {
    let profile: UserProfile
    do {
      profile = try await source.loadValue(session: session)
    } catch let error as JSONSourceError {
      throw ProfileLoadingError.source(error)
    }
    guard !profile.name.allSatisfy(\.isWhitespace) else {
      throw ProfileLoadingError.blankName(id: profile.id, in: source)
    }
    return profile
  }
}

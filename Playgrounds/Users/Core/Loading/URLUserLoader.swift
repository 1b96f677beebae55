import PlaygroundSupport

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Loads users from a web address.
public struct URLUserLoader: UserLoader {
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
  public func load() async throws -> [User] {
    try await JSONSource.url(url).loadUsers(session: session)
  }
}

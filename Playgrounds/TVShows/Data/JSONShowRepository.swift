import Foundation
public import PlaygroundSupport
public import TVShowsDomain

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The shows of a JSON file or a web address, read each time anew.
public struct JSONShowRepository: ShowRepository {
  private let base: JSONSource
  private let session: URLSession

  /// Makes a repository of a source.
  /// - Parameter session: The session that fetches a web address.
  public init(_ base: JSONSource, session: URLSession = .shared) {
    self.base = base
    self.session = session
  }

  /// The shows that are bundled with the program, sorted by title.
  public static var bundled: JSONShowRepository {
    JSONShowRepository(.bundled("shows.json", in: .module))
  }

  /// Reads the shows.
  public func popularShows() async throws -> [Show] {
    try await records(.popular).map(\.detail.show)
  }

  /// Reads the show of a number.
  public func detail(of id: Show.ID) async throws -> ShowDetail? {
    try await records(.show(id: id)).first { $0.id == id }?.detail
  }

  private func records(_ endpoint: ShowEndpoint) async throws -> [ShowRecord] {
    let source = endpoint.source(in: base)
    let records: [ShowRecord]
    do {
      records = try await source.load(session: session)
    } catch let error as JSONSourceError {
      throw ShowsError(error)
    }
    try ShowRecord.check(records, from: source)
    return records
  }
}

public import PlaygroundSupport

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Reads the session from a JSON document, and keeps what is saved for as long as it lives.
public actor JSONSessionService: SessionService {
  /// Where the document is.
  public nonisolated let source: JSONSource
  private let session: URLSession
  private var saved: Session?

  /// Makes a service for a document.
  /// - Parameters:
  ///   - source: Where the document is: an object with the keys of a ``Session``.
  ///   - session: The session that fetches a web address.
  public init(source: JSONSource, session: URLSession = .shared) {
    self.source = source
    self.session = session
  }

  /// Returns what was saved last; before that, what the document says, read each time anew.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, a ``SessionLoadingError`` otherwise.
  public func load() async throws -> Session {
    if let saved { return saved }
    let loaded: Session
    do {
      loaded = try await source.loadValue(session: session)
    } catch let error as JSONSourceError {
      throw SessionLoadingError.source(error)
    }
    if let fault = loaded.fault(from: source) { throw fault }
    return loaded
  }

  /// Keeps a session.
  public func save(_ session: Session) async throws {
    saved = session
  }
}

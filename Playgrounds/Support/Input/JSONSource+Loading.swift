import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension JSONSource {
  /// Reads the source and decodes the list in it.
  ///
  /// The work is done off the caller's actor. Keys that the elements do not know are ignored.
  /// - Parameters:
  ///   - type: The type of the list's elements.
  ///   - session: The session that fetches a web address. Its cache is not read.
  /// - Throws: `CancellationError` if the task is cancelled, a ``JSONSourceError`` otherwise.
  @concurrent
  public func load<Element: Decodable & Sendable>(
    _ type: Element.Type = Element.self, session: URLSession = .shared
  ) async throws -> [Element] {
    try decode(await read(session: session))
  }

  /// Reads the source and decodes the one value that it is.
  ///
  /// The work is done off the caller's actor. Keys that the value does not know are ignored.
  /// - Parameters:
  ///   - type: The value's type.
  ///   - session: The session that fetches a web address. Its cache is not read.
  /// - Throws: `CancellationError` if the task is cancelled, a ``JSONSourceError`` otherwise.
  @concurrent
  public func loadValue<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self, session: URLSession = .shared
  ) async throws -> Value {
    try decodeValue(await read(session: session))
  }

  @concurrent
  private func read(session: URLSession) async throws -> Data {
    let data =
      switch self {
      case .file(let path): try readFile(path)
      case .url: try await fetch(session: session)
      }
    try Task.checkCancellation()
    return data
  }
}

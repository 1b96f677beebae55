package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

extension JSONSource {
  /// Fetches the web address and returns the body of a successful answer.
  func fetch(session: URLSession) async throws -> Data {
    let request = try webRequest()
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request)
    } catch {
      // A session reports the cancelled task as a failed transfer.
      try Task.checkCancellation()
      throw noAnswer(error)
    }
    return try body(data, of: response)
  }

  /// Returns the request that fetches the web address. No cache is asked.
  /// - Throws: ``JSONSourceError/badURL(_:)`` if the text is no web address.
  package func webRequest() throws(JSONSourceError) -> URLRequest {
    guard let url = Self.webAddress(text) else { throw .badURL(text) }
    return URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
  }

  /// Returns the body of an answer.
  /// - Throws: A ``JSONSourceError`` if the answer is no success, or too large.
  package func body(_ data: Data, of response: URLResponse) throws(JSONSourceError) -> Data {
    guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .badURL(text) }
    guard (200...299).contains(status) else { throw .status(status, url: text) }
    guard data.count <= Self.byteLimit else { throw .tooLarge(self) }
    return data
  }

  /// Returns the error for a transfer that failed.
  package func noAnswer(_ error: any Error) -> JSONSourceError {
    .noAnswer(url: text, NoAnswerReason(error))
  }

  /// The path or the address, as the user wrote it.
  private var text: String {
    switch self {
    case .file(let path): path
    case .url(let text): text
    }
  }

  private static func webAddress(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = url.host, !host.isEmpty,
      (1...65535).contains(url.port ?? 80)
    else { return nil }
    return url
  }
}

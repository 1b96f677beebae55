import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension JSONSource {
  /// Fetches a web address and returns the body of a successful answer.
  func fetch(_ text: String, session: URLSession) async throws -> Data {
    guard let url = Self.webAddress(text) else { throw JSONSourceError.badURL(text) }
    let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request)
    } catch {
      // A session reports the cancelled task as a failed transfer.
      try Task.checkCancellation()
      throw JSONSourceError.noAnswer(url: text, NoAnswerReason(error))
    }
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw JSONSourceError.badURL(text)
    }
    guard (200...299).contains(status) else { throw JSONSourceError.status(status, url: text) }
    guard data.count <= Self.byteLimit else { throw JSONSourceError.tooLarge(self) }
    return data
  }

  private static func webAddress(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https", let host = url.host, !host.isEmpty,
      (1...65535).contains(url.port ?? 80)
    else { return nil }
    return url
  }
}

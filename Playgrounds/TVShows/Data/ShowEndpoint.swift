import Foundation
public import PlaygroundSupport

/// What the repository asks a source for. Each answer is a list of records.
public enum ShowEndpoint: Hashable, Sendable {
  /// All popular shows.
  case popular

  /// The show of a number.
  case show(id: Int)

  /// Returns where the answer comes from.
  ///
  /// A web address gets the query `id`, which a server may use to send that record alone. A file
  /// has everything in it.
  public func source(in base: JSONSource) -> JSONSource {
    guard case .show(let id) = self, case .url(let text) = base,
      var parts = URLComponents(string: text)
    else { return base }
    parts.queryItems = (parts.queryItems ?? []) + [URLQueryItem(name: "id", value: "\(id)")]
    return parts.string.map(JSONSource.url) ?? base
  }
}

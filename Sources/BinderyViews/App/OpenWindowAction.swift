/// Opens another window. A terminal shows one, so nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Opens the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens the window of an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

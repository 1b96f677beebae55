/// Closes a window. A terminal shows one, so nothing happens.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Closes the window that the view is shown in.
  public func callAsFunction() {}
  /// Closes the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes the window of an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

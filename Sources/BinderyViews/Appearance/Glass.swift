/// A layer of glass. There is none in a terminal.
nonisolated public struct Glass: Equatable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// Clearer.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// Tinted.
  public func tint(_ color: Color?) -> Glass { self }
  /// Answering to presses.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How often and how fast a symbol moves. Nothing moves in a terminal.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect says.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

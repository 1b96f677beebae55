/// How a symbol moves. Nothing moves in a terminal.
nonisolated public struct SymbolEffect: Hashable, Sendable {
  /// Up and down.
  public static let bounce = SymbolEffect()
  /// Fainter and back.
  public static let pulse = SymbolEffect()
  /// Layer by layer.
  public static let variableColor = SymbolEffect()
  /// Larger or smaller.
  public static let scale = SymbolEffect()
  /// Into view.
  public static let appear = SymbolEffect()
  /// Out of view.
  public static let disappear = SymbolEffect()
  /// Into another symbol.
  public static let replace = SymbolEffect()
  /// From side to side.
  public static let wiggle = SymbolEffect()
  /// Around.
  public static let rotate = SymbolEffect()
  /// Slowly larger and smaller.
  public static let breathe = SymbolEffect()
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Each layer by itself.
  public var byLayer: SymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: SymbolEffect { self }
  /// Again and again.
  public var iterative: SymbolEffect { self }
  /// More with each step.
  public var cumulative: SymbolEffect { self }
  /// Back and forth.
  public var reversing: SymbolEffect { self }
}

// Symbols are characters in a terminal: they follow the text around them.
extension View {
  /// Returns this view as it is: a terminal's characters have one size.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Returns this view as it is: a symbol is one character.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Returns this view as it is: a symbol is drawn in the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Returns this view as it is: nothing moves.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// A form of a symbol.
nonisolated public struct SymbolVariants: OptionSet, Hashable, Sendable {
  /// One bit a form.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// As it is.
  public static let none: SymbolVariants = []
  /// Filled.
  public static let fill = SymbolVariants(rawValue: 1)
  /// In a circle.
  public static let circle = SymbolVariants(rawValue: 2)
  /// In a square.
  public static let square = SymbolVariants(rawValue: 4)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(rawValue: 8)
  /// Struck through.
  public static let slash = SymbolVariants(rawValue: 16)
  /// Filled too.
  public var fill: SymbolVariants { union(.fill) }
  /// In a circle too.
  public var circle: SymbolVariants { union(.circle) }
  /// In a square too.
  public var square: SymbolVariants { union(.square) }
  /// In a rectangle too.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// Struck through too.
  public var slash: SymbolVariants { union(.slash) }
}

/// How the layers of a symbol are coloured. In a terminal it is one character of one colour.
nonisolated public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one colour.
  case monochrome
  /// In its own colours.
  case multicolor
  /// In shades of one colour.
  case hierarchical
  /// In the colours of the foreground's ranks.
  case palette
}

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

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

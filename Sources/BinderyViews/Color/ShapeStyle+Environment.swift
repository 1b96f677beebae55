/// The style of content by its rank: the foreground, or fainter.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: UInt8
  /// The foreground.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: fainter.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level. A terminal knows one way to be fainter.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level. A terminal knows one way to be fainter.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level. A terminal knows one way to be fainter.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    switch level {
    case 0: Color(.foreground)
    case 1: Color(.foregroundSecondary)
    default: Color(.foregroundTertiary)
    }
  }
}

/// The foreground of the view.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? { Color(.foreground) }
}

/// What is behind the view.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? { Color(.background) }
}

/// The tint of the view.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? { .accentColor }
}

/// The style of lines between views: faint.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A faint colour.
  public func _color(in environment: EnvironmentValues?) -> Color? { .secondary }
}

/// The style of text that stands for what is not there yet: faint.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A faint colour.
  public func _color(in environment: EnvironmentValues?) -> Color? { .secondary }
}

/// The style of links: the tint.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? { .accentColor }
}

/// The style of what is chosen: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// A colour that the environment decides.
  public func _color(in environment: EnvironmentValues?) -> Color? { .accentColor }
}

/// The style of small shapes that are filled: grey.
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// Grey.
  public func _color(in environment: EnvironmentValues?) -> Color? { .gray }
}

/// A layer of glass. A terminal has none: nothing is drawn, and what is behind stays.
nonisolated public struct Material: ShapeStyle, Hashable {
  private let thickness: Int
  /// The thinnest.
  public static let ultraThin = Material(thickness: 0)
  /// Thin.
  public static let thin = Material(thickness: 1)
  /// As usual.
  public static let regular = Material(thickness: 2)
  /// Thick.
  public static let thick = Material(thickness: 3)
  /// The thickest.
  public static let ultraThick = Material(thickness: 4)
  /// As the system's bars.
  public static let bar = Material(thickness: 5)

  /// Nothing is drawn.
  public func _color(in environment: EnvironmentValues?) -> Color? { nil }
}

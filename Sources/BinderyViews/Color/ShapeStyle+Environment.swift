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

/// A style, more transparent.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// The colour of the style, more transparent.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    base._color(in: environment)?.opacity(opacity)
  }
}

nonisolated extension ShapeStyle {
  /// This style, more or less transparent.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
  /// This style, fainter.
  public var secondary: some ShapeStyle { _OpacityShapeStyle(base: self, opacity: 0.5) }
  /// This style, fainter. A terminal knows one way to be fainter.
  public var tertiary: some ShapeStyle { secondary }
  /// This style, fainter. A terminal knows one way to be fainter.
  public var quaternary: some ShapeStyle { secondary }
  /// Returns the style as it is: a terminal does not blend.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

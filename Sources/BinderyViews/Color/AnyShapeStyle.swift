/// A style whose type is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The colour of the hidden style.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    style._color(in: environment)
  }
}

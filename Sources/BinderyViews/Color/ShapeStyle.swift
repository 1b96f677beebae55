/// Something to draw with: a colour, a gradient, or what the environment says.
///
/// A terminal draws each style in one colour. Styles of your own say what they are in an
/// environment with `resolve(in:)`.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of style that this one resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one is in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The colour that a terminal draws in; nil draws nothing. Without an environment the style is
  /// resolved in an empty one.
  func _color(in environment: EnvironmentValues?) -> Color?
}

nonisolated extension ShapeStyle {
  /// The colour of what this style resolves to.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    resolve(in: environment ?? EnvironmentValues())._color(in: environment)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never called: the style says itself what it draws.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("Resolution of a style that is resolved")
  }
}

extension Never: ShapeStyle {
  /// Never called: there is no value of this type.
  public func _color(in environment: EnvironmentValues?) -> Color? { nil }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func _color(in environment: EnvironmentValues?) -> Color? { self }
}

extension Color.Resolved: ShapeStyle {
  /// Never called: the parts say what is drawn.
  public typealias Resolved = Never
  /// The colour of these parts.
  public func _color(in environment: EnvironmentValues?) -> Color? { Color(self) }
}

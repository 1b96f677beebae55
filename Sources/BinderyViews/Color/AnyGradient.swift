/// A gradient whose type is hidden.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  /// Hides the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The first colour.
  public func _color(in environment: EnvironmentValues?) -> Color? {
    gradient._color(in: environment)
  }
}

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

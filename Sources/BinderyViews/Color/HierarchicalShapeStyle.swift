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

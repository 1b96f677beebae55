/// The shapes that the border of a button could have.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// Whatever is usual.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

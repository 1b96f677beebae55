public import Foundation

/// A height that a panel may have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable { case medium, large, fraction(CGFloat), points(CGFloat) }
  private let height: Height
  /// Half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(height: .large)
  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}

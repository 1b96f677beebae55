public import Foundation

/// How much room a preview gets.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

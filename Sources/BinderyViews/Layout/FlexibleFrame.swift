public import Foundation

/// Bounds for the lengths along both axes, in points; nil where the content decides.
public struct FlexibleFrame: Equatable, Sendable {
  /// The least width.
  public var minWidth: CGFloat?
  /// The width where none is proposed.
  public var idealWidth: CGFloat?
  /// The greatest width.
  public var maxWidth: CGFloat?
  /// The least height.
  public var minHeight: CGFloat?
  /// The height where none is proposed.
  public var idealHeight: CGFloat?
  /// The greatest height.
  public var maxHeight: CGFloat?
  /// Where the content stands in the frame.
  public var alignment: Alignment
}

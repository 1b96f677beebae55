public import Foundation

/// A shape filled with a colour, or its outline.
public struct Fill: Equatable, Sendable {
  /// The colour.
  public var color: Color
  /// Whether only the outline is drawn.
  public var isOutline = false
  /// Whether the outline has round corners.
  public var isRounded = false
  /// Whether the shape is round as a whole: where it is a cell or two it is drawn as a dot.
  public var isRound = false
  /// Whether it is as high as it is wide.
  public var isSquare = false
  /// How far the shape is from the edges of its place, in points.
  public var inset: CGFloat = 0
  /// Which part of its place the shape takes.
  public var part = Part.whole

  /// A part of a place.
  public enum Part: Equatable, Sendable {
    /// All of it.
    case whole
    /// A rectangle in fractions of the place.
    case fraction(CGRect)
    /// A rectangle in points.
    case rectangle(CGRect)
    /// Nothing is drawn.
    case none
  }
}

public import Foundation

/// How an outline is drawn. A terminal draws every outline one cell wide and solid.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// How the end of a line looks.
  public enum LineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// Round.
    case round
    /// Cut off half a width past the end.
    case square
  }
  /// How a corner looks.
  public enum LineJoin: Int32, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }

  /// The width in points.
  public var lineWidth: CGFloat
  /// How ends look.
  public var lineCap: LineCap
  /// How corners look.
  public var lineJoin: LineJoin
  /// How long a pointed corner may be.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where the dashes begin.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

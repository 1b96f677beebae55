public import Foundation

/// The sizes of a view, in points.
public struct ViewDimensions: Hashable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// Where a horizontal alignment lies, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * CGFloat(guide.halves) / 2 }

  /// Where a vertical alignment lies, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.position {
    case .top, .firstBaseline: 0
    case .center: height / 2
    case .bottom, .lastBaseline: height
    }
  }
}

public import Foundation

/// A shape that takes the room it is offered and is filled or drawn as an outline.
///
/// In cells a shape is the box around its path; outlines have round corners where the shape has.
/// Shapes of your own say their path in `path(in:)`; the box is that of the path in a square, so
/// lengths in it should follow from the rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The path of the shape in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// What a terminal draws of the shape.
  var _fill: Fill { get }
}

nonisolated extension Shape {
  /// The box around the path.
  public var _fill: Fill {
    let side: CGFloat = 100
    guard let box = path(in: CGRect(x: 0, y: 0, width: side, height: side)).box else {
      return Fill(color: Color(.foreground), part: .none)
    }
    let fraction = CGRect(
      x: box.minX / side, y: box.minY / side, width: box.width / side, height: box.height / side)
    return Fill(color: Color(.foreground), part: .fraction(fraction))
  }
}

extension Shape {
  /// The shape, filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape, filled with a style or drawn as an outline.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  /// The shape.
  public let shape: Content
  let style: Style
  var isOutline = false
  var inset: CGFloat = 0

  /// What a terminal draws of the shape.
  @MainActor public var _leaf: Leaf {
    var fill = shape._fill
    fill.color = style._color(in: nil) ?? .clear
    if isOutline { fill.isOutline = true }
    fill.inset += inset
    return .fill(fill)
  }
}

public import Foundation

/// A circle: as large as it can be in its place, and as high as it is wide in points.
///
/// In cells it is a box, its outline with round corners; in a cell or two it is a dot, "●" or "○".
nonisolated public struct Circle: InsettableShape, Equatable {
  /// Makes a circle.
  public init() {}
  /// The circle in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A box as high as it is wide.
  public var _fill: Fill {
    Fill(color: Color(.foreground), isRounded: true, isRound: true, isSquare: true)
  }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse. In cells it is a box, its outline with round corners.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  /// Makes an ellipse.
  public init() {}
  /// The ellipse that touches the sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A box with round corners.
  public var _fill: Fill { Fill(color: Color(.foreground), isRounded: true, isRound: true) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with half circles at two ends. In cells it is a box, its outline with round corners.
nonisolated public struct Capsule: InsettableShape, Equatable {
  /// How the ends are drawn.
  public var style: RoundedCornerStyle
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule that touches the sides of a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box with round corners.
  public var _fill: Fill { Fill(color: Color(.foreground), isRounded: true) }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

/// The shape of the container around. In a terminal that is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  /// Makes the shape.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A box.
  public var _fill: Fill { Fill(color: Color(.foreground)) }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A capsule with ends of a style.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

public import Foundation

extension Shape {
  /// Fills this shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content)
  }

  /// Fills this shape with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Draws the outline of this shape, one cell wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isOutline: true)
  }

  /// Draws the outline of this shape, one cell wide. A terminal draws dashes as a solid line.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isOutline: true)
  }

  /// The outline of this shape as a shape, one cell wide.
  public func stroke(lineWidth: CGFloat = 1) -> _OutlineShape<Self> { _OutlineShape(base: self) }

  /// The outline of this shape as a shape, one cell wide.
  public func stroke(style: StrokeStyle) -> _OutlineShape<Self> { _OutlineShape(base: self) }
}

nonisolated extension Shape {
  /// A part of this shape's outline. In cells it is drawn whole, or not at all where it is empty.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, isEmpty: !(startFraction < endFraction))
  }
  /// Returns the shape as it is: nothing is turned in cells.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  /// Returns the shape as it is: nothing is scaled in cells.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  /// Returns the shape as it is: nothing is scaled in cells.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape { self }
}

extension InsettableShape {
  /// Draws a line along the inside of this shape's edge, one cell wide.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isOutline: true)
  }

  /// Draws a line along the inside of this shape's edge, one cell wide.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isOutline: true)
  }

  /// Draws a line along the inside of this shape's edge in the foreground, one cell wide.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), isOutline: true)
  }

  /// Draws a line along the inside of this shape's edge in the foreground, one cell wide.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), isOutline: true)
  }
}

extension ShapeView {
  /// Fills the shape behind what is drawn of it already.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    background { _ShapeView(shape: shape, style: content) }
  }

  /// Draws the outline of the shape over what is drawn of it already, one cell wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: content, isOutline: true) }
  }

  /// Draws the outline of the shape over what is drawn of it already, one cell wide.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: content, isOutline: true) }
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line along the inside of the shape's edge, over what is drawn of it already.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: content, isOutline: true) }
  }

  /// Draws a line along the inside of the shape's edge, over what is drawn of it already.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: content, isOutline: true) }
  }
}

/// The outline of a shape.
nonisolated public struct _OutlineShape<Base: Shape>: Shape {
  let base: Base

  /// The path of the shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// What a terminal draws of the outline.
  public var _fill: Fill {
    var fill = base._fill
    fill.isOutline = true
    return fill
  }
}

/// A part of a shape's outline.
nonisolated struct _TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let isEmpty: Bool

  func path(in rect: CGRect) -> Path { isEmpty ? Path() : base.path(in: rect) }
  var _fill: Fill {
    var fill = base._fill
    if isEmpty { fill.part = .none }
    return fill
  }
}

/// A shape that is smaller from all sides.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The path of the shape in the smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// This shape, smaller again.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
  /// What a terminal draws of the shape.
  public var _fill: Fill {
    var fill = base._fill
    fill.inset += amount
    return fill
  }
}

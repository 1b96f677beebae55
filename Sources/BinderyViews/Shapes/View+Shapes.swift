public import Foundation

extension View {
  /// Draws a style behind this view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Draws what the environment says is behind everything behind this view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Draws a shape filled with a style behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: style) }
  }

  /// Draws a shape behind this view.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: BackgroundStyle()) }
  }

  /// Draws a style before this view: it hides what it covers, unless it is not opaque.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { _ShapeView(shape: Rectangle(), style: style) }
  }

  /// Draws a shape filled with a style before this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: style) }
  }

  /// Draws a line around this view.
  ///
  /// In cells a line takes a cell on each side: it stands around the view rather than on it, since
  /// it would hide the view's outermost characters.
  /// - Parameter width: The width of the line: none is drawn if it is 0, else it is one cell.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      RuleModifier(
        rule: width > 0
          ? .border(
            Border(
              color: content._color(in: nil) ?? .clear, isRounded: false, insetsContent: true))
          : .padding(EdgeInsets())))
  }

  /// Draws nothing of this view outside its place.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(RuleModifier(rule: .clip))
  }

  /// Draws nothing of this view outside its place. In cells the place is a box, whatever the shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(RuleModifier(rule: .clip))
  }

  /// Draws nothing of this view outside its place. In cells corners are not cut off.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(RuleModifier(rule: .clip))
  }

  /// Returns this view as it is: what is pressed is found by what it means, not by its place.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Returns this view as it is: what is pressed is found by what it means, not by its place.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Returns this view as it is: its container is a rectangle in cells.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}

/// What the shape of content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a use.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For presses.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For the picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For the picture over which a menu opens.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For the effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

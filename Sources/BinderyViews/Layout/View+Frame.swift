public import Foundation

extension View {
  /// Leaves room around this view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(rule: .padding(insets)))
  }

  /// Leaves room at some edges of this view.
  /// - Parameter length: The room in points; nil is one column and one row.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let x = length ?? 8
    let y = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? y : 0, leading: edges.contains(.leading) ? x : 0,
        bottom: edges.contains(.bottom) ? y : 0, trailing: edges.contains(.trailing) ? x : 0))
  }

  /// Leaves room of a length in points at all edges of this view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives this view a width or a height in points; nil leaves it to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(RuleModifier(rule: .frame(width: width, height: height, alignment: alignment)))
  }

  /// Bounds the width and the height of this view, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      RuleModifier(
        rule: .flexibleFrame(
          FlexibleFrame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))))
  }

  /// Draws this view elsewhere than it is laid out, by a distance in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(RuleModifier(rule: .offset(offset)))
  }

  /// Draws this view elsewhere than it is laid out, by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Gives this view the size it wants along some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(RuleModifier(rule: .fixedSize(axes)))
  }

  /// Gives this view the size it wants, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Offers this view room before its neighbours of lower priority.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(RuleModifier(rule: .priority(value.isNaN ? 0 : value)))
  }

  /// Keeps the width of this view in proportion to its height.
  /// - Parameter aspectRatio: Width by height in points; nil keeps the view's own proportions.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(RuleModifier(rule: .aspectRatio(aspectRatio, contentMode)))
  }

  /// Keeps this view in the proportions of a size.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// Makes this view as large as it can be inside the place it gets.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view cover the place it gets.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Lays out its content by a rule.
package struct RuleModifier: LayoutModifier {
  package let _rule: LayoutRule
  package init(rule: LayoutRule) { _rule = rule }
}

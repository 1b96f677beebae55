/// The first of several views that fits the room on offer, or the last if none does.
///
/// A view fits if the size it wants is not larger than what is offered. All of them are mounted;
/// only the chosen one is shown.
public struct ViewThatFits<Content: View>: ContainerView {
  /// The views to choose from.
  public let content: Content
  private let axes: Axis.Set

  /// Chooses among views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
  }

  /// A choice.
  public var _rule: LayoutRule { .fits(axes) }
}

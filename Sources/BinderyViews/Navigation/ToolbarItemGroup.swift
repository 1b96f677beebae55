/// Several views in one part of the bars of a screen.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts views in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The views, in their own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(content) : AnyView(EmptyView())
  }
}

/// A view in the bars of a screen.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// Puts a view in a bar, under an identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// The view, in its own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(content) : AnyView(EmptyView())
  }
}

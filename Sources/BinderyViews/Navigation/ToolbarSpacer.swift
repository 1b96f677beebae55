/// Room between the items of a bar.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Leaves room in a bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Room, in its own part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    placement.slot == slot ? AnyView(Spacer()) : AnyView(EmptyView())
  }
}

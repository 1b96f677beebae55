/// Items or none.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  /// The items that stand in a part of the bars, if they are there.
  public func _items(in slot: ToolbarSlot) -> AnyView { AnyView(content?._items(in: slot)) }
}

/// Several items, in order.
public struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
  let value: (repeat each Content)

  /// The items of each that stand in a part of the bars.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    var items: [AnyView] = []
    for content in repeat each value { items.append(content._items(in: slot)) }
    return AnyView(ForEach(items.indices, id: \.self) { items[$0] })
  }
}

/// The items of one of two branches.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  let first: First?
  let second: Second?

  /// The items of the branch that is there.
  public func _items(in slot: ToolbarSlot) -> AnyView {
    AnyView(
      Group {
        first?._items(in: slot)
        second?._items(in: slot)
      })
  }
}

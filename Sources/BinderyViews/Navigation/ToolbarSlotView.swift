import BinderyBindings

/// The items of all toolbars that belong in one part of the bars.
struct ToolbarSlotView: View {
  let holders: [ToolbarHolder]
  let slot: ToolbarSlot

  var body: some View {
    ForEach(holders, id: \.id) { ToolbarItemsView(holder: $0, slot: slot) }
  }
}

/// The items of one toolbar that belong in one part of the bars, in the environment of the view
/// that has the toolbar.
private struct ToolbarItemsView: View {
  let holder: ToolbarHolder
  let slot: ToolbarSlot

  var body: some View {
    if let source = holder.source.read() {
      source.items(slot).environment(\.self, source.environment)
    }
  }
}

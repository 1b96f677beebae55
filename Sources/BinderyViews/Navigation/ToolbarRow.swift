import Foundation

/// A line of toolbar items. Without items it takes no room.
struct ToolbarRow: View {
  let holders: [ToolbarHolder]
  let slot: ToolbarSlot

  var body: some View {
    HStack { ToolbarSlotView(holders: holders, slot: slot) }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

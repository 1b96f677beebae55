import Bindery

/// A row that shows an item through a binding.
struct BoundRow: View {
  @Binding var item: Item

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Spacer()
      Text("value \(item.value)")
    }
  }
}

import Bindery

/// A row that shows an item it is handed.
struct ValueRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Spacer()
      Text("value \(item.value)")
    }
  }
}

package import Bindery

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

/// A list that has each row bound to its item.
struct BoundList: View {
  @Binding var items: [Item]

  var body: some View {
    VStack { ForEach($items) { $item in BoundRow(item: $item) } }
  }
}

/// A list that scrolls, and mounts only the rows that are seen.
package struct LongList: View {
  @Binding var items: [Item]

  package init(items: Binding<[Item]>) { _items = items }

  package var body: some View {
    List($items) { $item in BoundRow(item: $item) }
  }
}

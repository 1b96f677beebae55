import Bindery

/// A list that has each row bound to its item.
struct BoundList: View {
  @Binding var items: [Item]

  var body: some View {
    VStack { ForEach($items) { $item in BoundRow(item: $item) } }
  }
}

package import Bindery

/// A list that scrolls, and mounts only the rows that are seen.
package struct LongList: View {
  @Binding var items: [Item]

  package init(items: Binding<[Item]>) { _items = items }

  package var body: some View {
    List($items) { $item in BoundRow(item: $item) }
  }
}

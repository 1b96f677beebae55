/// Rows made from bindings to the elements of a collection.
final class BindingRows<Element, ID: Hashable, Content: View>: RowSource<ID, Content> {
  private let elements: Elements<Element, ID>
  private let content: (Binding<Element>) -> Content

  init(_ elements: Elements<Element, ID>, _ content: @escaping (Binding<Element>) -> Content) {
    self.elements = elements
    self.content = content
  }
  override var count: Int { elements.count }
  override func id(at index: Int) -> ID { elements.id(at: index) }
  override func row(at index: Int, id: ID) -> Content {
    content(elements.binding(at: index, id: id))
  }
  override func reserve() { elements.reserve(elements.count) }
  override func trackStructure() { elements.trackStructure() }
  override func beginReorder() { elements.beginReorder() }
  override func didMove(to index: Int) { _ = elements.binding(at: index) }
}

import BinderyBindings

/// Where a `ForEach` gets its rows from.
@MainActor package class RowSource<ID: Hashable, Content: View> {
  init() {}
  /// How many rows there are.
  package var count: Int { fatalError("Abstract row source") }
  /// The identity of the row at a position.
  package func id(at index: Int) -> ID { fatalError("Abstract row source") }
  /// The view of the row at a position, whose identity is known.
  package func row(at index: Int, id: ID) -> Content { fatalError("Abstract row source") }
  /// Makes the current reader depend on which rows there are.
  package func trackStructure() {}
  /// From here to `endReorder`, rows are found by identity, since they may stand elsewhere.
  package func beginReorder() {}
  /// The positions are known again.
  package func endReorder() {}
  /// Tells that a row kept its identity and is now at a position.
  package func didMove(to index: Int) {}
}

/// Rows made from values: they come anew with each evaluation of what holds them.
final class ValueRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource<
  ID, Content
>
{
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    identify = id
    self.content = content
  }
  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }
  override var count: Int { data.count }
  override func id(at index: Int) -> ID { identify(element(at: index)) }
  override func row(at index: Int, id: ID) -> Content { content(element(at: index)) }
}

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
  override func trackStructure() { elements.trackStructure() }
  override func beginReorder() { elements.beginReorder() }
  override func endReorder() { elements.endReorder() }
  override func didMove(to index: Int) { _ = elements.binding(at: index) }
}

public import BinderyBindings

/// A view for each element of a collection, known by the element's identity.
///
/// Rows that stay keep their nodes and their state wherever they move. Made from a binding, each
/// row gets a binding that finds its own element: the container then depends on which elements
/// there are, and a write inside a row re-runs that row alone.
public struct ForEach<Data, ID: Hashable, Content: View>: PrimitiveView
where Data: RandomAccessCollection {
  package let rows: RowSource<ID, Content>
  package var editing = RowEditing()

  init(rows: RowSource<ID, Content>) { self.rows = rows }

  /// Mounts a node whose children are the rows.
  public static func _driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> ViewDriver<Factory.Node, Self> {
    factory.forEach(Self.self)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  // Disfavoured, since a binding is a collection too: that of the bindings to its elements.
  /// Makes a view for each identifiable element.
  @_disfavoredOverload public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    rows = ValueRows(data, id: { $0.id }, content)
  }
}

extension ForEach {
  /// Makes a view for each element, known by the value at a key path.
  @_disfavoredOverload public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    rows = ValueRows(data, id: { $0[keyPath: id] }, content)
  }

  /// Makes a view for each identifiable element of a collection, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID>, C.Element: Identifiable, ID == C.Element.ID {
    rows = BindingRows(data.elements(), content)
  }

  /// Makes a view for each element of a collection, known by the value at a key path, with a
  /// binding to it.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID> {
    rows = BindingRows(data.elements(id: id), content)
  }
}

extension ForEach {
  /// Takes rows that another view has made.
  package init(_ rows: RowSource<ID, Content>, editing: RowEditing = RowEditing()) {
    self.rows = rows
    self.editing = editing
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range that stays the same.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    rows = ValueRows(data, id: { $0 }, content)
  }
}

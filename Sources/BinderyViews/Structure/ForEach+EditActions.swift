public import BinderyBindings

extension ForEach {
  /// Makes a view for each identifiable element of a collection, with a binding to it. In a list,
  /// what is allowed of deleting and moving changes the collection through the binding.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content)
    allow(editActions, on: data)
  }

  /// Makes a view for each element of a collection, known by the value at a key path, with a
  /// binding to it. In a list, what is allowed of deleting and moving changes the collection
  /// through the binding.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID> {
    self.init(data, id: id, content: content)
    allow(editActions, on: data)
  }

  private mutating func allow<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ actions: EditActions<C>, on data: Binding<C>
  ) {
    if actions.contains(.delete) {
      editing.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if actions.contains(.move) {
      editing.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

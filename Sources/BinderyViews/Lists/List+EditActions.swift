public import BinderyBindings

extension List where SelectionValue == Never {
  /// Makes a list with a row for each identifiable element, and a binding to it. What is
  /// allowed of deleting and moving changes the collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a
  /// binding to it. What is allowed of deleting and moving changes the collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each identifiable element, and a binding to it. One row may be
  /// chosen. What is allowed of deleting and moving changes the collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .one($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a
  /// binding to it. One row may be chosen. What is allowed of deleting and moving changes the
  /// collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: selection.map { .one($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Makes a list with a row for each identifiable element, and a binding to it. Any rows may be
  /// chosen. What is allowed of deleting and moving changes the collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .several($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a
  /// binding to it. Any rows may be chosen. What is allowed of deleting and moving changes the
  /// collection.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: selection.map { .several($0) },
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

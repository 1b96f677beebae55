public import BinderyBindings

extension List where SelectionValue == Never {
  /// Makes a list with a row for each identifiable element.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range that stays the same.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each identifiable element, and a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a binding to
  /// it.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each identifiable element, one of which may be chosen.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, one of which may
  /// be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range that stays the same, one of which may be
  /// chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each identifiable element, and a binding to it, one of which may
  /// be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a binding to
  /// it, one of which may be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each identifiable element, any number of which may be chosen.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, any number of
  /// which may be chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent)
    )
  }

  /// Makes a list with a row for each number of a range that stays the same, any number of which
  /// may be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each identifiable element, and a binding to it, any number of
  /// which may be chosen.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { .several($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value at a key path, and a binding to
  /// it, any number of which may be chosen.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: selection.map { .several($0) }, content: ForEach(data, id: id, content: rowContent)
    )
  }
}

public import BinderyBindings

extension List where SelectionValue == Never {
  /// Makes a list of the rows in a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension List {
  /// Makes a list in which one row may be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// Makes a list in which any number of rows may be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }

  /// Makes a list in which one row is always chosen.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .required(selection), content: content())
  }
}

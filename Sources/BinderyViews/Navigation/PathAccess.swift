import BinderyBindings

/// The values of a stack, wherever they are kept. Each change is one write.
struct PathAccess {
  /// The values, the lowest screen first. Tracked where it is called.
  let values: @MainActor () -> [AnyHashable]
  /// Adds a value. Returns false if the path holds values of another type.
  let append: @MainActor (AnyHashable) -> Bool
  /// Removes values from the end.
  let removeLast: @MainActor (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeLast = { path.wrappedValue.elements.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let element = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  /// Keeps one value, which another one replaces: that of a column that leads to the next one.
  init(replacing value: Binding<AnyHashable?>) {
    values = { value.wrappedValue.map { [$0] } ?? [] }
    append = {
      value.wrappedValue = $0
      return true
    }
    removeLast = { _ in value.wrappedValue = nil }
  }
}

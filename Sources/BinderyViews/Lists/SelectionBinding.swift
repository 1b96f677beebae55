/// Where a list keeps what is chosen.
enum SelectionBinding<Value: Hashable> {
  case required(Binding<Value>)
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  /// What is chosen by now. Reads the binding.
  @MainActor var rows: ListSelection {
    let chosen: Set<AnyHashable>
    switch self {
    case .required(let value): chosen = [AnyHashable(value.wrappedValue)]
    case .one(let value):
      chosen = value.wrappedValue.map { [AnyHashable($0)] } ?? []
    case .several(let values): chosen = Set(values.wrappedValue.map { AnyHashable($0) })
    }
    return ListSelection(chosen: chosen) { tag in
      if let value = tag.base as? Value { choose(value) }
    }
  }

  @MainActor private func choose(_ value: Value) {
    switch self {
    case .required(let binding): binding.wrappedValue = value
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding):
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The elements, each found by its own identity.
  @MainActor package func elements() -> Elements<Value.Element, Value.Element.ID>
  where Value.Element: Identifiable {
    let elements = unsafeDowncast(
      location.elements, to: Elements<Value.Element, Value.Element.ID>.self)
    return carried.map { CarryingElements(elements, $0) } ?? elements
  }

  /// The elements, each found by one of its properties.
  @MainActor package func elements<ID>(
    id path: KeyPath<Value.Element, ID>
  ) -> Elements<Value.Element, ID> {
    let elements = location.elements(id: path)
    return carried.map { CarryingElements(elements, $0) } ?? elements
  }
}

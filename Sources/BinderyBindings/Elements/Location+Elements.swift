extension Location where Value: MutableCollection {
  /// The elements, by their own identity if they have one, else by position.
  final var elements: AnyElements {
    let key = ObjectIdentifier(AnyElements.self)
    if let part = children.find(key) { return unsafeDowncast(part, to: AnyElements.self) }
    return shape.collectionPlan.makeElements(in: self, key: key)
  }

  /// The elements, by one of their properties.
  final func elements<ID>(id path: KeyPath<Value.Element, ID>) -> Elements<Value.Element, ID> {
    let key = ObjectIdentifier(path)
    if let part = children.find(key) {
      return unsafeDowncast(part, to: Elements<Value.Element, ID>.self)
    }
    for i in 0..<children.count {
      if let elements = children[i] as? AnyElements, elements.isIdentified(by: path) {
        return unsafeDowncast(elements, to: Elements<Value.Element, ID>.self)
      }
    }
    return KeyedElements(in: self, key: key, path: path)
  }
}

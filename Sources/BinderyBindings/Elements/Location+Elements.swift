extension Location where Value: MutableCollection {
  /// The elements, by their own identity if they have one, else by position.
  final var elements: AnyElements {
    let key = ObjectIdentifier(AnyElements.self)
    if let child = children.find(key) { return unsafeDowncast(child, to: AnyElements.self) }
    let child = shape.collectionPlan.makeElements(in: self)
    children.add(child, key: key)
    return child
  }

  /// The elements, by one of their properties.
  final func elements<ID>(id path: KeyPath<Value.Element, ID>) -> Elements<Value.Element, ID> {
    if let child = children.find(ObjectIdentifier(path)) {
      return unsafeDowncast(child, to: Elements<Value.Element, ID>.self)
    }
    for i in 0..<children.count {
      if let elements = children[i] as? AnyElements, elements.isIdentified(by: path) {
        return unsafeDowncast(elements, to: Elements<Value.Element, ID>.self)
      }
    }
    let child = KeyedElements(in: self, path: path)
    children.add(child, key: ObjectIdentifier(path))
    return child
  }
}

extension Location where Value: MutableCollection {
  /// The elements, by their own identity if they have one, else by position.
  final var elements: AnyElements {
    if let reference = elementsReference { return reference.takeUnretainedValue() }
    return shape.collectionPlan.makeElements(in: self, key: Self.elementsKey)
  }

  /// The elements, if any is read, to be asked without being retained.
  @inline(__always) private final var elementsReference: Unmanaged<AnyElements>? {
    // Not by `map`, whose closure would check at run time that it is on the main actor.
    guard let reference = children.findReference(Self.elementsKey) else { return nil }
    return .fromOpaque(reference.toOpaque())
  }

  private static var elementsKey: ObjectIdentifier { ObjectIdentifier(AnyElements.self) }

  /// The location of the element at an index; the structure is tracked.
  final func element(at index: Value.Index) -> Location<Value.Element> {
    let offset = shapeReference.borrow {
      $0.collectionPlanReference.borrow { $0.offset(of: index, in: self) }
    }
    guard let reference = elementsReference else {
      let element = elements.trackedLocation(at: offset)
      return unsafeDowncast(element, to: Location<Value.Element>.self)
    }
    let element = reference.borrow { $0.trackedLocation(at: offset) }
    return unsafeDowncast(element, to: Location<Value.Element>.self)
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

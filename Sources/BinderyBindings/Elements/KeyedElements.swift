/// The elements of a collection, told apart by one of their properties.
final class KeyedElements<Base: MutableCollection, ID: Hashable>: CollectionElements<Base, ID> {
  let path: KeyPath<Base.Element, ID>

  init(in list: Location<Base>, key: ObjectIdentifier, path: KeyPath<Base.Element, ID>) {
    self.path = path
    super.init(in: list, key: key)
  }

  override func identifier(of element: Base.Element, at position: Int) -> ID {
    element[keyPath: path]
  }

  override func isIdentified(by path: AnyKeyPath) -> Bool { self.path == path }
}

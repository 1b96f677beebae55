/// The elements of a collection that nothing but their position tells apart.
final class PositionedElements<Base: MutableCollection>: CollectionElements<Base, Int> {
  override func identifier(of element: Base.Element, at position: Int) -> Int { position }
}

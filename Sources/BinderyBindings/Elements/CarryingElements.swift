/// Elements whose bindings carry a transaction. All else is left to the elements themselves.
final class CarryingElements<Element, ID: Hashable>: Elements<Element, ID> {
  private let base: Elements<Element, ID>
  private let carried: CarriedTransaction

  init(_ base: Elements<Element, ID>, _ carried: CarriedTransaction) {
    self.base = base
    self.carried = carried
    super.init(
      in: base.parent.unsafelyUnwrapped, key: ObjectIdentifier(carried),
      isAddressable: base.isAddressable, shape: base.elementShape)
  }

  override var count: Int { base.count }
  override func id(at position: Int) -> ID { base.id(at: position) }
  override func reserve(_ count: Int) { base.reserve(count) }
  override func beginReorder() { base.beginReorder() }
  override func trackStructure() { base.trackStructure() }

  override func binding(at position: Int, id: ID) -> Binding<Element> {
    Binding(location: base.location(at: position, id: id), carrying: carried)
  }
}

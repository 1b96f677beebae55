/// The elements of any collection that can be changed: the slow path.
///
/// Positions are offsets from the start; a subclass says how elements are told apart. A collection
/// without random access pays O(*n*) for each position.
class CollectionElements<Base: MutableCollection, ID: Hashable>: Elements<Base.Element, ID> {
  /// The parent.
  final let list: Location<Base>

  init(in list: Location<Base>, key: ObjectIdentifier) {
    let plan = list.shape.collectionPlan
    self.list = list
    super.init(
      in: list, key: key, isAddressable: list.isAddressable && plan.isContiguous,
      shape: plan.elementShape)
  }

  /// The identifier of an element that stands at a position.
  func identifier(of element: Base.Element, at position: Int) -> ID {
    fatalError("Abstract elements")
  }

  override func trackSources() { if !list.isAddressable { _ = list.get() } }

  override var count: Int { list.get().count }

  override func id(at position: Int) -> ID { identifier(of: element(at: position), at: position) }

  override func element(at position: Int) -> Base.Element {
    let all = list.get()
    return all[all.index(all.startIndex, offsetBy: position)]
  }

  override func element(_ id: ID, at position: Int) -> Base.Element? {
    let all = list.get()
    guard let index = all.index(all.startIndex, offsetBy: position, limitedBy: all.endIndex),
      index != all.endIndex
    else { return nil }
    let element = all[index]
    return identifier(of: element, at: position) == id ? element : nil
  }

  override func stands(_ id: ID, at position: Int) -> Bool { element(id, at: position) != nil }

  override func isSameStructure(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let former = old.assumingMemoryBound(to: Base.self).pointee
    let current = new.assumingMemoryBound(to: Base.self).pointee
    guard former.count == current.count else { return false }
    var position = 0
    for (a, b) in zip(former, current) {
      if identifier(of: a, at: position) != identifier(of: b, at: position) { return false }
      position += 1
    }
    return true
  }

  override func firstPosition(of id: ID) -> Int? {
    var position = 0
    for element in list.get() {
      if identifier(of: element, at: position) == id { return position }
      position += 1
    }
    return nil
  }

  override func firstPositions() -> [ID: Int] {
    var positions: [ID: Int] = [:]
    var position = 0
    for element in list.get() {
      let id = identifier(of: element, at: position)
      if positions[id] == nil { positions[id] = position }
      position += 1
    }
    return positions
  }

  override func address(at position: Int, forWriting: Bool) -> UnsafeMutablePointer<Base.Element>? {
    guard isAddressable, let all = list.address(forWriting: forWriting),
      position < all.pointee.count
    else { return nil }
    return forWriting
      ? uniqueAddress(of: position, in: &all.pointee) : sharedAddress(of: position, in: all.pointee)
  }

  override func replace(at position: Int, with element: Base.Element) {
    var all = list.get()
    all[all.index(all.startIndex, offsetBy: position)] = element
    list.replace(with: all)
  }
}

// Called for the standard library's contiguous collections only, which keep their elements where
// they are until they are next changed.

private nonisolated func uniqueAddress<Base: MutableCollection>(
  of position: Int, in all: inout Base
) -> UnsafeMutablePointer<Base.Element>? {
  all.withContiguousMutableStorageIfAvailable { $0.baseAddress.unsafelyUnwrapped + position }
}

private nonisolated func sharedAddress<Base: Collection>(
  of position: Int, in all: Base
) -> UnsafeMutablePointer<Base.Element>? {
  all.withContiguousStorageIfAvailable {
    UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped + position)
  }
}

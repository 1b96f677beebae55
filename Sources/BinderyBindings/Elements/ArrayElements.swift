/// The elements of an array that identify themselves: the fast path.
///
/// Everything here also works through `CollectionElements`, where each step is a call through the
/// collection's protocols.
final class ArrayElements<Element: Identifiable>: Elements<Element, Element.ID> {
  init(in list: Location<[Element]>, shape: Shape<Element>) {
    super.init(in: list, isAddressable: list.isAddressable, shape: shape)
  }

  private var list: Location<[Element]> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Location<[Element]>.self)
  }

  override func trackSources() { if !list.isAddressable { _ = list.get() } }

  override var count: Int { list.get().count }
  override func id(at position: Int) -> Element.ID { list.get()[position].id }
  override func element(at position: Int) -> Element { list.get()[position] }

  override func element(_ id: Element.ID, at position: Int) -> Element? {
    let all = list.get()
    guard position < all.count else { return nil }
    let element = all[position]
    return element.id == id ? element : nil
  }

  override func stands(_ id: Element.ID, at position: Int) -> Bool {
    let all = list.get()
    return position < all.count && all[position].id == id
  }

  override func firstPosition(of id: Element.ID) -> Int? {
    list.get().firstIndex { $0.id == id }
  }

  override func firstPositions() -> [Element.ID: Int] {
    let all = list.get()
    var positions: [Element.ID: Int] = [:]
    positions.reserveCapacity(all.count)
    for i in all.indices.reversed() { positions[all[i].id] = i }
    return positions
  }

  override func address(at position: Int, forWriting: Bool) -> UnsafeMutablePointer<Element>? {
    guard let all = list.address(forWriting: forWriting), position < all.pointee.count else {
      return nil
    }
    return forWriting
      ? uniqueAddress(of: position, in: &all.pointee) : sharedAddress(of: position, in: all.pointee)
  }

  override func replace(at position: Int, with element: Element) {
    var all = list.get()
    all[position] = element
    list.replace(with: all)
  }
}

// Arrays keep their elements where they are until they are next changed, so the addresses outlive
// the closures. These functions are not isolated so that the closures need no executor check.

private nonisolated func uniqueAddress<Element>(
  of position: Int, in all: inout [Element]
) -> UnsafeMutablePointer<Element> {
  all.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + position }
}

private nonisolated func sharedAddress<Element>(
  of position: Int, in all: [Element]
) -> UnsafeMutablePointer<Element> {
  all.withUnsafeBufferPointer {
    UnsafeMutablePointer(mutating: $0.baseAddress.unsafelyUnwrapped + position)
  }
}

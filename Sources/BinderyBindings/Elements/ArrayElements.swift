import BinderyPrefetch

/// The elements of an array that identify themselves: the fast path.
///
/// Everything here also works through `CollectionElements`, where each step is a call through the
/// collection's protocols.
final class ArrayElements<Element: Identifiable>: Elements<Element, Element.ID> {
  /// The parent.
  private let list: Location<[Element]>
  /// Whether two elements of the same bytes, both of which exist, are the same.
  private let comparesBytes = _isBitwiseTakable(Element.self)
  /// How far the first element is from where the storage of an array begins, or 0 before one with
  /// elements was seen.
  @exclusivity(unchecked) private var headerSize = 0

  init(in list: Location<[Element]>, key: ObjectIdentifier, shape: ValueShape<Element>) {
    self.list = list
    super.init(in: list, key: key, isAddressable: list.isAddressable, shape: shape)
  }

  override func trackSources() { if !list.isAddressable { _ = list.get() } }

  override var count: Int { list.get().count }
  override func id(at position: Int) -> Element.ID {
    // Where the array lies in memory that is known, it need not be retained to be looked at.
    if !collectionNeedsPreparing, let all = list.address(forWriting: false) {
      return identifier(at: position, in: all.pointee)
    }
    return identifier(at: position, in: list.get())
  }
  override func element(at position: Int) -> Element { list.get()[position] }

  override func element(_ id: Element.ID, at position: Int) -> Element? {
    let all = list.get()
    return hasElement(id, at: position, in: all) ? all[position] : nil
  }

  override func stands(_ id: Element.ID, at position: Int) -> Bool {
    hasElement(id, at: position, in: list.get())
  }

  override func hasIdentifier(
    _ id: Element.ID, _ element: UnsafeRawPointer, at position: Int
  ) -> Bool {
    element.assumingMemoryBound(to: Element.self).pointee.id == id
  }

  override func isSameStructure(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    haveSameIdentifiers(
      old.assumingMemoryBound(to: [Element].self).pointee,
      new.assumingMemoryBound(to: [Element].self).pointee)
  }

  /// Tells the elements that differ. Those of the same bytes, as most are, are passed over without
  /// being looked at.
  override func suspectElements(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    guard noticesEveryChange, areSettledInSlots, comparesBytes else {
      suspectElements()
      return
    }
    news &+= 1
    let former = old.assumingMemoryBound(to: [Element].self).pointee
    let current = new.assumingMemoryBound(to: [Element].self).pointee
    var position = 0
    while let next = firstDifference(of: former, current, from: position) {
      position = next + 1
      guard let element = slotted(at: next) else { continue }
      let (a, b) = (pointer(to: next, in: former), pointer(to: next, in: current))
      if elementShape.isSame(a, b) {
        element.parentWasReplacedByEqual()
      } else {
        element.tellUncertain()
      }
    }
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

  #if !canImport(ObjectiveC)
    /// Has the element fetched along with its location: who asks for that will mostly write.
    override func anyLocation(at position: Int) -> AnyLocation {
      if headerSize > 0, !collectionNeedsPreparing, let all = list.address(forWriting: false) {
        let start = UnsafeRawPointer(all).load(as: UnsafeRawPointer.self) + headerSize
        bindery_prefetch(start + position &* MemoryLayout<Element>.stride, 1)
      }
      return super.anyLocation(at: position)
    }
  #endif

  override func address(at position: Int, forWriting: Bool) -> UnsafeMutablePointer<Element>? {
    guard let all = list.address(forWriting: forWriting) else { return nil }
    #if !canImport(ObjectiveC)
      // Where arrays are never bridged, one is a single reference to its storage, in which the
      // elements lie behind a header. Asking the array for more than that retains it, and looks its
      // metadata up: half the time that it takes to write an element.
      let storage = UnsafeMutableRawPointer(all).assumingMemoryBound(to: ArrayStorage.self)
      if !forWriting || isKnownUniquelyReferenced(&storage.pointee) {
        if headerSize == 0 { headerSize = sizeOfHeader(of: all) }
        let start = UnsafeRawPointer(storage).load(as: UnsafeMutableRawPointer.self) + headerSize
        return start.assumingMemoryBound(to: Element.self) + position
      }
    #endif
    let memory =
      forWriting
      ? uniqueAddress(of: position, in: all) : sharedAddress(of: position, in: all)
    return memory.assumingMemoryBound(to: Element.self)
  }

  override func replace(at position: Int, with element: Element) {
    var all = list.get()
    all[position] = element
    list.replace(with: all)
  }
}

// These functions are not isolated so that their closures need no executor check, and return raw
// addresses so that they need no metadata of a pointer's type.

private nonisolated func identifier<Element: Identifiable>(
  at position: Int, in all: [Element]
) -> Element.ID {
  precondition(position >= 0 && position < all.count, "Index out of range")
  return pointer(to: position, in: all).pointee.id
}

private nonisolated func hasElement<Element: Identifiable>(
  _ id: Element.ID, at position: Int, in all: [Element]
) -> Bool {
  position < all.count && pointer(to: position, in: all).pointee.id == id
}

private nonisolated func haveSameIdentifiers<Element: Identifiable>(
  _ a: [Element], _ b: [Element]
) -> Bool {
  if a.count != b.count { return false }
  if a.isEmpty { return true }
  let (first, second) = (pointer(to: 0, in: a), pointer(to: 0, in: b))
  guard _isBitwiseTakable(Element.self) else {
    for i in 0..<a.count where (first + i).pointee.id != (second + i).pointee.id { return false }
    return true
  }
  // Comparing bytes is quicker than asking for identifiers.
  var i = 0
  while let next = firstDifference(of: a, b, from: i) {
    if (first + next).pointee.id != (second + next).pointee.id { return false }
    i = next + 1
  }
  return true
}

// Arrays keep their elements where they are until they are next changed, so that an address
// outlives the access.

@inline(never) private nonisolated func uniqueAddress<Element>(
  of position: Int, in all: UnsafeMutablePointer<[Element]>
) -> UnsafeMutableRawPointer {
  withUnsafeMutablePointer(to: &all.pointee[position]) { UnsafeMutableRawPointer($0) }
}

@inline(never) private nonisolated func sharedAddress<Element>(
  of position: Int, in all: UnsafeMutablePointer<[Element]>
) -> UnsafeMutableRawPointer {
  precondition(position < all.pointee.count, "Index out of range")
  return UnsafeMutableRawPointer(mutating: pointer(to: position, in: all.pointee))
}

#if !canImport(ObjectiveC)
  /// Stands for the storage of an array, of which no more is used than that it is an object.
  private final class ArrayStorage {}

  /// How far the first element is from where the storage begins. There must be one.
  @inline(never) private nonisolated func sizeOfHeader<Element>(
    of all: UnsafeMutablePointer<[Element]>
  ) -> Int {
    let storage = UnsafeRawPointer(all).load(as: UnsafeRawPointer.self)
    return all.pointee.withUnsafeBytes { $0.baseAddress.unsafelyUnwrapped - storage }
  }
#endif

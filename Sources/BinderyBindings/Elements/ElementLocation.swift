/// An element of a collection, found by its identifier.
///
/// Once the element is gone, reads give the last value, and writes are dropped and reported.
package class ElementLocation<Element, ID: Hashable>: Location<Element> {
  final let id: ID
  /// The parent.
  final var siblings: Elements<Element, ID> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Elements<Element, ID>.self)
  }
  /// What was read last, or told to readers.
  ///
  /// While the element is being written in place, this is let go of, for whatever an element
  /// contains would be copied if it were held twice.
  @exclusivity(unchecked) final var last: Element
  /// Whether `last` is without a value, from taking the address to `restore`.
  @exclusivity(unchecked) private final var isLetGo = false
  /// Whether the element may differ from `last`.
  @exclusivity(unchecked) final var isSuspect = false
  /// Of an element that is read: the round of the siblings in which `position` was last found
  /// right, or 0. Of one that is not: the news of the siblings as of which `position` and `last`
  /// are right.
  @exclusivity(unchecked) final var foundRound: UInt32 = 0

  required init(
    _ id: ID, _ element: Element, at position: Int, in siblings: Elements<Element, ID>
  ) {
    self.id = id
    last = element
    super.init(
      parent: siblings, isAddressable: siblings.isAddressable, needsPreparing: true,
      shape: siblings.elementShape)
    self.position = Int32(position)
  }

  package override func isSamePlace(as other: AnyLocation) -> Bool {
    if self === other { return true }
    guard type(of: self) == type(of: other) else { return false }
    let other = unsafeDowncast(other, to: ElementLocation<Element, ID>.self)
    guard id == other.id, siblings.isSamePlace(as: other.siblings) else { return false }
    // Two elements may share an identifier, and are not the same for it.
    return position == other.position || !siblings.stands(id, at: Int(position))
      || !siblings.stands(id, at: Int(other.position))
  }

  // MARK: Access

  override func prepare(forWriting: Bool) -> Bool {
    if siblings.collectionNeedsPreparing, !siblings.prepare(forWriting: forWriting) { return false }
    if isSuspect { settle() }
    guard isAddressable, siblings.find(self) else { return false }
    if place < 0 { last = siblings.element(at: Int(position)) }
    return true
  }

  override func address(forWriting: Bool) -> UnsafeMutablePointer<Element>? {
    guard let memory = siblings.address(at: Int(position), forWriting: forWriting) else {
      return nil
    }
    if forWriting {
      isLetGo = true
      letGo(&last)
    }
    return memory
  }

  override func restore() {
    guard isLetGo else { return }
    guard let memory = siblings.address(at: Int(position), forWriting: false) else {
      preconditionFailure("Element that moved while it was written")
    }
    isLetGo = false
    refill(&last, from: memory)
  }

  override func get() -> Element {
    // Of an element that is read and stands where it did, readers have been told of every change.
    if siblings.isFound(self) && !isSuspect && !isLetGo { return last }
    return lookUp()
  }

  /// The value, where it is not known to be what readers were told.
  func lookUp() -> Element {
    if isSuspect { settle() }
    if !siblings.find(self) { return last }
    let element = siblings.element(at: Int(position))
    if place < 0 { last = element }
    return element
  }

  /// Does at once what `address(forWriting:)` and `restore` do around a write of a part: where the
  /// whole element is replaced, it does not matter who else holds what is in it.
  override func replace(with value: Element) {
    prefetchReader()
    guard prepare(forWriting: true),
      let memory = siblings.address(at: Int(position), forWriting: true)
    else {
      replaceThroughParent(value)
      return
    }
    // What readers know lies in memory too, which need not be waited for.
    var old = isSuspect ? memory.pointee : last
    last = value
    memory.pointee = value
    if siblings.collectionNeedsPreparing { siblings.restoreAround() }
    var new = value
    didReplace(&old, &new)
  }

  override func acceptsWrites() -> Bool {
    guard siblings.acceptsWrites() else { return false }
    if siblings.find(self) { return true }
    reportIssue(.staleRow(id))
    return false
  }

  override func replaceThroughParent(_ element: Element) {
    if acceptsWrites() { siblings.replace(at: Int(position), with: element) }
  }

  override func isSame(_ a: UnsafePointer<Element>, _ b: UnsafePointer<Element>) -> Bool {
    Unmanaged.passUnretained(siblings.elementShape).borrow { $0.isSame(a, b) }
  }

  /// Notes that the element with the identifier stands elsewhere: it may be another one than
  /// before.
  final func move(to position: Int) {
    self.position = Int32(position)
    isSuspect = true
  }

  // MARK: Change

  override func tellUncertain() {
    isSuspect = true
    super.tellUncertain()
  }

  override func parentWasReplacedByEqual() {
    isSuspect = true
    super.parentWasReplacedByEqual()
  }

  override func wasWritten() {
    if !siblings.stands(id, at: Int(position)) { lose() }
  }

  override func wasReplaced(by new: UnsafeRawPointer) {
    if !siblings.hasIdentifier(id, new, at: Int(position)) { lose() }
  }

  /// The element has got another identifier. One that gets this one later is another element.
  private final func lose() {
    isSuspect = true
    siblings.structureDidChange()
  }

  override func resolve() {
    if isSuspect { settle() }
    super.resolve()
  }

  /// Compares with what readers were last told.
  final func settle() {
    isSuspect = false
    siblings.elementsAreSuspect = false
    let reader = Reader.current
    Reader.current = nil
    defer { Reader.current = reader }
    guard siblings.find(self) else { return }
    var current = siblings.element(at: Int(position))
    var former = last
    last = current
    didChange(from: &former, to: &current)
  }
}

// The room for a value is a stored property of an object, which does not move. Between the two
// calls nothing else may touch it.

@inline(never) private nonisolated func letGo<Value>(_ value: inout Value) {
  withUnsafeMutablePointer(to: &value) { _ = $0.deinitialize(count: 1) }
}

@inline(never) private nonisolated func refill<Value>(
  _ value: inout Value, from memory: UnsafeMutablePointer<Value>
) {
  withUnsafeMutablePointer(to: &value) { $0.initialize(from: memory, count: 1) }
}

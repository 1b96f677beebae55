/// An element of a collection, found by its identifier.
///
/// Once the element is gone, reads give the last value, and writes are dropped and reported.
package class ElementLocation<Element, ID: Hashable>: Location<Element> {
  final let id: ID
  /// What readers were last told, except while the element is being written in place: held twice,
  /// whatever it contains would be copied.
  @exclusivity(unchecked) private final var last: Element?
  /// Where it was last found.
  @exclusivity(unchecked) final var position: Int
  /// Whether the element may differ from `last`.
  @exclusivity(unchecked) private final var isSuspect = false

  required init(
    _ id: ID, _ element: Element, at position: Int, in siblings: Elements<Element, ID>
  ) {
    self.id = id
    last = element
    self.position = position
    super.init(
      parent: siblings, isAddressable: siblings.isAddressable, needsPreparing: true,
      shape: siblings.elementShape)
  }

  final var siblings: Elements<Element, ID> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Elements<Element, ID>.self)
  }

  // MARK: Access

  override func prepare(forWriting: Bool) -> Bool {
    guard isAddressable, siblings.prepare(forWriting: forWriting) else { return false }
    if isSuspect { settle() }
    guard siblings.find(self) else { return false }
    // So that letting go of it, when the address is taken, ends no object.
    if forWriting { last = siblings.element(at: position) }
    return true
  }

  override func address(forWriting: Bool) -> UnsafeMutablePointer<Element>? {
    guard let memory = siblings.address(at: position, forWriting: forWriting) else { return nil }
    if forWriting { last = nil }
    return memory
  }

  override func restore() {
    if last == nil { last = siblings.address(at: position, forWriting: false)?.pointee }
  }

  override func get() -> Element {
    if isSuspect { settle() }
    guard let element = currentElement() else { return last! }
    if !siblings.parent.unsafelyUnwrapped.isAddressable { last = element }
    return element
  }

  private final func currentElement() -> Element? {
    if let element = siblings.element(id, at: position) { return element }
    return siblings.find(self) ? siblings.element(at: position) : nil
  }

  override func acceptsWrites() -> Bool {
    guard siblings.acceptsWrites() else { return false }
    if siblings.find(self) { return true }
    reportIssue(.staleRow(id))
    return false
  }

  override func replaceThroughParent(_ element: Element) {
    if acceptsWrites() { siblings.replace(at: position, with: element) }
  }

  // MARK: Change

  override func tellUncertain() {
    isSuspect = true
    super.tellUncertain()
  }

  override func wasWritten() {
    if !siblings.stands(id, at: position) { siblings.structureDidChange() }
  }

  override func resolve() {
    if isSuspect { settle() }
    super.resolve()
  }

  /// Compares with what readers were last told.
  private final func settle() {
    isSuspect = false
    siblings.suspicion = .none
    let reader = Reader.current
    Reader.current = nil
    defer { Reader.current = reader }
    guard var current = currentElement() else { return }
    guard var former = last else { return }
    last = current
    didChange(from: &former, to: &current)
  }
}

/// A place where a value lives, whatever its type.
///
/// Locations form a tree of paths. A location keeps the one around it. The one around it keeps
/// those inside that are *read*, directly or further in, for as long as they are: whom to tell of a
/// change is thus known from the tree, and changes on the main actor only. A location that nobody
/// reads is in no tree; it is freed with the last binding to it, on whichever thread that goes.
///
/// Two bindings to one place share a location if somebody reads it. Otherwise they may have one
/// each, and are told of each other's writes once they are read; `isSamePlace(as:)` sees through
/// that.
@MainActor package class AnyLocation {
  final let parent: AnyLocation?
  /// The bytes of the parent's value that are this value.
  final let extent: Extent

  /// The parts that are read, other than the elements of a collection.
  @exclusivity(unchecked) final var children = ChildList()
  /// How many parts are read, elements included.
  @exclusivity(unchecked) final var partCount: Int32 = 0
  /// Where this is among the parent's parts, or -1 if nobody reads it.
  @exclusivity(unchecked) final var place: Int32 = -1

  // Elements have no key; all others have it in these two fields, since there are many elements.
  /// Of an element: where it was last found in its collection.
  @exclusivity(unchecked) final var position: Int32
  /// Of an element that is read: which slot of its siblings' table it is in, or -1.
  @exclusivity(unchecked) final var slot: Int32

  /// The epoch of `reader`'s evaluation that read this last.
  @exclusivity(unchecked) final var epoch: UInt32 = 0

  /// Whether the value has memory that can be pointed at.
  ///
  /// It starts at storage and holds down to the first path that is not a stored field, element or
  /// payload. Wherever it holds, every change of the value passes through this tree.
  final let isAddressable: Bool
  /// Whether something must be looked up before an address can be taken.
  final let needsPreparing: Bool

  @exclusivity(unchecked) final var reader: Unmanaged<Reader>?
  @exclusivity(unchecked) final var otherReaders: ReaderTable?

  nonisolated init(
    parent: AnyLocation?, key: ObjectIdentifier?, extent: Extent, isAddressable: Bool,
    needsPreparing: Bool
  ) {
    self.parent = parent
    (position, slot) = key.map { Self.halves(of: $0) } ?? (0, -1)
    self.extent = extent
    self.isAddressable = isAddressable
    self.needsPreparing = needsPreparing
  }

  /// Whether a key, the identity of a path or of a type, tells this from other parts of the parent.
  @inline(__always) final func hasKey(_ key: ObjectIdentifier) -> Bool {
    Self.halves(of: key) == (position, slot)
  }

  @inline(__always)
  private nonisolated static func halves(of key: ObjectIdentifier) -> (Int32, Int32) {
    let bits = UInt64(UInt(bitPattern: key))
    return (Int32(truncatingIfNeeded: bits), Int32(truncatingIfNeeded: bits >> 32))
  }

  /// Whether both are the same path from the same storage.
  package func isSamePlace(as other: AnyLocation) -> Bool {
    if self === other { return true }
    guard let parent, let around = other.parent, position == other.position, slot == other.slot,
      type(of: self) == type(of: other)
    else { return false }
    return parent.isSamePlace(as: around)
  }

  // MARK: Access

  /// Finds what lies on the way to the value, so that `address(forWriting:)` is pure arithmetic.
  ///
  /// This may run code of the user, such as `==` of an identifier; taking the address does not.
  /// - Returns: Whether there is an address to take.
  func prepare(forWriting: Bool) -> Bool { isAddressable }

  /// Puts right, after a write in place, what was let go when the address was taken.
  ///
  /// Runs no code of the user.
  func restore() {}

  /// Whether a write would land somewhere. If not, the reason is reported.
  func acceptsWrites() -> Bool { parent?.acceptsWrites() ?? true }

  // MARK: Change

  /// The value around this one has changed from one to another.
  func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    fatalError("Abstract location")
  }

  /// The value around this one was replaced by one that is equal.
  func parentWasReplacedByEqual() {
    let parts = children
    for i in 0..<parts.count { parts[i].parentWasReplacedByEqual() }
  }

  /// Some bytes of this value have been written; what they were is not known.
  func tellWritten(_ written: Extent) {
    notify(certainly: true)
    let parts = children
    for i in 0..<parts.count where parts[i].extent.overlaps(written) {
      parts[i].tellWritten(written.within(parts[i].extent))
    }
  }

  /// Tells those who read the value, or a part of it, that it is changing behind the location.
  package final func noteChange() { tellWritten(.everything) }

  /// This value may have changed.
  func tellUncertain() {
    notify(certainly: false)
    let parts = children
    for i in 0..<parts.count { parts[i].tellUncertain() }
  }

  /// This value, or something inside it, was written in place.
  func wasWritten() {}

  /// This value was replaced by one that also lies at an address.
  func wasReplaced(by new: UnsafeRawPointer) { wasWritten() }

  /// Some bytes of this value were written in place, by way of `part` and something inside it.
  func partWasWritten(_ part: AnyLocation, in written: Extent) {
    notify(certainly: true)
    wasWritten()
    // Elements are not among the children.
    if children.count > (part.place >= 0 ? 1 : 0) { tellSiblings(of: part, in: written) }
  }

  /// A part of this value has changed in place from one value to another.
  func partDidChange(
    _ part: AnyLocation, from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) {
    notify(certainly: true)
    wasWritten()
    let parts = children
    for i in 0..<parts.count {
      let sibling = parts[i]
      if sibling !== part, sibling.extent.overlaps(part.extent) {
        sibling.siblingDidChange(part.extent, from: old, to: new)
      }
    }
  }

  /// Something inside this value was written in place: tells a sibling that shares the bytes.
  func tellSibling(_ sibling: AnyLocation, of written: Extent) {
    sibling.tellWritten(written.within(sibling.extent))
  }

  /// Some bytes of the value around this one, which this value overlaps, have changed from one
  /// value to another.
  func siblingDidChange(
    _ written: Extent, from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) {
    tellWritten(written.within(extent))
  }

  /// Settles what is uncertain about this value.
  func resolve() { parent?.resolve() }

  // MARK: Parts

  /// A part is read from here on.
  func register(_ part: AnyLocation) {
    children.add(part)
    partCount += 1
    if place < 0 { parent?.register(self) }
  }

  /// A part is not read any more.
  func unregister(_ part: AnyLocation) {
    children.remove(part)
    partCount -= 1
    if !hasAudience { leaveParent() }
  }

  /// Nobody reads the value or a part of it any more.
  func leaveParent() {
    if place >= 0 { parent?.unregister(self) }
  }
}

extension AnyLocation {
  /// Whether anyone could be told of a change of this value or of something inside it.
  final var hasAudience: Bool { reader != nil || partCount > 0 }

  // These walk outwards by calling each other: a reference from a `let` passed on needs no retain,
  // one kept in a variable does.

  final func restoreAround() {
    restore()
    parent?.restoreAround()
  }

  /// Tells everyone around this value that it has changed, its readers being told already.
  final func tellAround(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    wasReplaced(by: new)
    parent?.tellAround(ofChangeIn: self, from: old, to: new)
  }

  private final func tellAround(
    ofChangeIn part: AnyLocation, from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) {
    partDidChange(part, from: old, to: new)
    parent?.tellAround(ofWriteIn: self, in: part.extent.around(extent))
  }

  private final func tellAround(ofWriteIn part: AnyLocation, in written: Extent) {
    partWasWritten(part, in: written)
    parent?.tellAround(ofWriteIn: self, in: written.around(extent))
  }

  /// Like `tellAround`, but nobody's value differs.
  final func tellAroundOfEqualWrite() {
    wasWritten()
    parent?.tellAroundOfEqualWrite()
  }

  private final func tellSiblings(of part: AnyLocation, in written: Extent) {
    let parts = children
    for i in 0..<parts.count {
      let sibling = parts[i]
      if sibling !== part, sibling.extent.overlaps(written) {
        part.tellSibling(sibling, of: written)
      }
    }
  }
}

/// The value inside an optional, for as long as there is one.
///
/// Without one, reads give the last value, and writes are dropped and reported.
final class UnwrappedLocation<Wrapped>: Location<Wrapped> {
  /// What was read last, or told to readers, except while the value is being written in place: held
  /// twice, whatever it contains would be copied.
  @exclusivity(unchecked) private var last: Wrapped?

  init(_ value: Wrapped, in source: Location<Wrapped?>, key: ObjectIdentifier) {
    last = value
    super.init(
      parent: source, key: key,
      extent: source.isAddressable ? Extent(of: Wrapped.self, at: 0) : .everything,
      isAddressable: source.isAddressable, needsPreparing: true)
  }

  private var source: Location<Wrapped?> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Location<Wrapped?>.self)
  }

  override func prepare(forWriting: Bool) -> Bool {
    guard isAddressable, source.prepare(forWriting: forWriting),
      let value = source.address(forWriting: false)?.pointee
    else { return false }
    if place < 0 { last = value }
    return true
  }

  /// The payload of an optional lies where the optional does, whatever its type: an enumeration of
  /// one payload keeps its tag in spare bits or behind it.
  override func address(forWriting: Bool) -> UnsafeMutablePointer<Wrapped>? {
    guard let memory = source.address(forWriting: forWriting), memory.pointee != nil else {
      return nil
    }
    if forWriting { last = nil }
    return UnsafeMutableRawPointer(memory).assumingMemoryBound(to: Wrapped.self)
  }

  override func restore() {
    if last == nil { last = source.address(forWriting: false)?.pointee }
  }

  override func get() -> Wrapped {
    guard let value = source.get() else { return last! }
    if place < 0 || !isAddressable { last = value }
    return value
  }

  override func acceptsWrites() -> Bool {
    guard source.acceptsWrites() else { return false }
    if source.get() == nil {
      reportIssue(.unwrappedNil(of: Wrapped.self))
      return false
    }
    return true
  }

  override func replaceThroughParent(_ value: Wrapped) {
    if acceptsWrites() { source.replace(with: value) }
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    let former = old.assumingMemoryBound(to: Wrapped?.self).pointee ?? last
    guard var current = new.assumingMemoryBound(to: Wrapped?.self).pointee, var former else {
      last = former
      return
    }
    last = current
    didChange(from: &former, to: &current)
  }

  override func parentWasReplacedByEqual() {
    if let value = source.get() { last = value }
    super.parentWasReplacedByEqual()
  }

  override func tellWritten(_ written: Extent) {
    if let value = source.get() { last = value }
    super.tellWritten(written)
  }
}

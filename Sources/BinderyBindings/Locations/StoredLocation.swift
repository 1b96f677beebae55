/// Where a value is stored: the root of a tree of paths.
package final class StoredLocation<Value>: Location<Value> {
  private let memory: Memory<Value>
  /// Whether values are nothing but bytes, so that letting one go runs no code.
  private let isPlain = _isPOD(Value.self)
  /// Whether writes are dropped, since the owner is gone.
  @exclusivity(unchecked) package private(set) var hasEnded = false

  /// Stores a value.
  ///
  /// - Parameter shape: What is known about the type, if this is one of many.
  package init(_ value: Value, shape: ValueShape<Value>? = nil) {
    memory = Memory(value)
    super.init(isAddressable: true, shape: shape)
  }

  /// From here on reads give the last value, and writes are dropped and reported.
  package func end() { hasEnded = true }

  override func get() -> Value { memory.pointer.pointee }

  override func address(forWriting: Bool) -> UnsafeMutablePointer<Value>? {
    forWriting && hasEnded ? nil : memory.pointer
  }

  override func acceptsWrites() -> Bool {
    if hasEnded { reportIssue(.writeAfterUnmount(of: Value.self)) }
    return !hasEnded
  }

  override func replace(with value: Value) {
    if hasAudience || hasEnded {
      super.replace(with: value)
    } else if isPlain {
      memory.pointer.pointee = value
    } else {
      // What goes away may read the location: by then it must have the whole new value.
      var old = value
      swap(&old, &memory.pointer.pointee)
    }
  }

  /// Called only after the end, when there is no address to write to.
  override func replaceThroughParent(_ value: Value) { _ = acceptsWrites() }
}

/// Memory for one value, which goes with its owner.
private struct Memory<Value>: ~Copyable {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

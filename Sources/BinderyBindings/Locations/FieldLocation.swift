/// A stored field of a value. It is written in place where the value around it has an address.
final class FieldLocation<Root, Value>: Location<Value> {
  private let field: Field<Root, Value>
  private let offset: Int

  init(_ field: Field<Root, Value>, in source: Location<Root>) {
    self.field = field
    offset = field.offset
    super.init(
      parent: source, extent: field.extent, isAddressable: source.isAddressable,
      needsPreparing: source.needsPreparing, shape: field.shape)
  }

  private var source: Location<Root> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Location<Root>.self)
  }

  override func prepare(forWriting: Bool) -> Bool {
    parent.unsafelyUnwrapped.prepare(forWriting: forWriting)
  }

  override func address(forWriting: Bool) -> UnsafeMutablePointer<Value>? {
    guard let root = source.address(forWriting: forWriting) else { return nil }
    return (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }

  override func get() -> Value {
    if isAddressable, !needsPreparing || prepare(forWriting: false),
      let memory = address(forWriting: false)
    {
      return memory.pointee
    }
    return source.get()[keyPath: field.writablePath]
  }

  override func replaceThroughParent(_ value: Value) {
    var root = source.get()
    root[keyPath: field.writablePath] = value
    source.replace(with: root)
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    didChange(
      from: (old + offset).assumingMemoryBound(to: Value.self),
      to: (new + offset).assumingMemoryBound(to: Value.self))
  }
}

/// A stored field of a value. It is written in place where the value around it has an address.
class FieldLocation<Root, Value>: Location<Value> {
  private final let field: Field<Root, Value>
  private final let offset: Int
  /// The parent.
  private final let source: Location<Root>

  required init(_ field: Field<Root, Value>, in source: Location<Root>) {
    self.field = field
    offset = field.offset
    self.source = source
    super.init(
      parent: source, key: field.key, extent: field.extent, isAddressable: source.isAddressable,
      needsPreparing: source.needsPreparing, shape: field.shape)
  }

  override func prepare(forWriting: Bool) -> Bool {
    source.prepare(forWriting: forWriting)
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

  override func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    field.shape.isSame(a, b)
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    didChange(
      from: (old + offset).assumingMemoryBound(to: Value.self),
      to: (new + offset).assumingMemoryBound(to: Value.self))
  }

  override func siblingDidChange(
    _ written: Extent, from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) {
    guard written != .everything, written.contains(extent) else {
      super.siblingDidChange(written, from: old, to: new)
      return
    }
    let distance = offset - Int(written.lower)
    didChange(
      from: (old + distance).assumingMemoryBound(to: Value.self),
      to: (new + distance).assumingMemoryBound(to: Value.self))
  }
}

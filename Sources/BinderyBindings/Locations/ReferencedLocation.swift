/// A part that lies in an object.
///
/// The value around it does not differ after a write, so the write is told as one in place.
final class ReferencedLocation<Root, Value>: Location<Value> {
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(
    _ field: Field<Root, Value>, _ path: ReferenceWritableKeyPath<Root, Value>,
    in source: Location<Root>
  ) {
    self.path = path
    super.init(parent: source, key: field.key, shape: field.shape)
  }

  private var source: Location<Root> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Location<Root>.self)
  }

  override func get() -> Value { source.get()[keyPath: path] }

  override func replace(with value: Value) {
    guard source.acceptsWrites() else { return }
    let root = source.get()
    var old = root[keyPath: path]
    root[keyPath: path] = value
    source.replace(with: root)
    var new = value
    didReplace(&old, &new)
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    if !hasAudience { return }
    var former = old.assumingMemoryBound(to: Root.self).pointee[keyPath: path]
    var current = new.assumingMemoryBound(to: Root.self).pointee[keyPath: path]
    didChange(from: &former, to: &current)
  }
}

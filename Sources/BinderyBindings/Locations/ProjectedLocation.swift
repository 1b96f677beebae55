/// A value that is made from the one around it, and put back into it: get, change, set.
///
/// This class is abstract.
class ProjectedLocation<Root, Value>: Location<Value> {
  init(in source: Location<Root>, key: ObjectIdentifier, shape: ValueShape<Value>? = nil) {
    super.init(parent: source, key: key, shape: shape)
  }

  final var source: Location<Root> {
    unsafeDowncast(parent.unsafelyUnwrapped, to: Location<Root>.self)
  }

  /// Makes the value.
  func project(_ root: Root) -> Value { fatalError("Abstract projection") }

  /// Puts a value back.
  ///
  /// - Returns: Whether it could be.
  func embed(_ value: Value, in root: inout Root) -> Bool { false }

  override func get() -> Value { project(source.get()) }

  override func replaceThroughParent(_ value: Value) {
    var root = source.get()
    if embed(value, in: &root) { source.replace(with: root) }
  }

  override func parentDidChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    if !hasAudience { return }
    var former = project(old.assumingMemoryBound(to: Root.self).pointee)
    var current = project(new.assumingMemoryBound(to: Root.self).pointee)
    didChange(from: &former, to: &current)
  }
}

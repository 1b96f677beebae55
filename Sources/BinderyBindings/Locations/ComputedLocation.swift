/// A part that no bytes of the value around it are known to hold: a computed or observed property,
/// a subscript.
final class ComputedLocation<Root, Value>: ProjectedLocation<Root, Value> {
  private let path: WritableKeyPath<Root, Value>

  init(_ field: Field<Root, Value>, in source: Location<Root>) {
    path = field.writablePath
    super.init(in: source, key: field.key, shape: field.shape)
  }

  override func project(_ root: Root) -> Value { root[keyPath: path] }

  override func embed(_ value: Value, in root: inout Root) -> Bool {
    root[keyPath: path] = value
    return true
  }
}

/// A value that never changes: writes are ignored.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func get() -> Value { value }
  override func replace(with value: Value) {}
}

/// A value that never changes: writes are ignored.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func get() -> Value { value }
  override func replace(with value: Value) {}

  /// Nothing tells two constants of one value apart. Objects are told apart even if they are equal.
  package override func isSamePlace(as other: AnyLocation) -> Bool {
    if self === other { return true }
    guard let other = other as? ConstantLocation else { return false }
    if Value.self is AnyObject.Type { return value as AnyObject === other.value as AnyObject }
    var (own, others) = (value, other.value)
    return shape.isSame(&own, &others)
  }
}

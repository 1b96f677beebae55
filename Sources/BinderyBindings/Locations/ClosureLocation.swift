/// A value that is read and written by closures.
///
/// Readers depend on what the getter reads, and on the location itself.
final class ClosureLocation<Value>: Location<Value> {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value) -> Void

  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    getter = get
    setter = set
    super.init()
  }

  override func get() -> Value { getter() }

  override func replace(with value: Value) {
    guard hasAudience else {
      setter(value)
      return
    }
    var old = peek()
    setter(value)
    var new = value
    didChange(from: &old, to: &new)
  }
}

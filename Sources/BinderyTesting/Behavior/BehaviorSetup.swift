public import BinderyBindings
import Testing

/// What a style says of itself while its view is made.
@MainActor public final class BehaviorSetup<Stubs> {
  /// What stands for the outside world, made for this run.
  public let stubs: Stubs

  private struct Watched {
    weak var object: AnyObject?
  }
  private struct Value {
    let name: String
    let read: @MainActor () -> Any
  }
  private var objects: [Watched] = []
  private var values: [Value] = []
  /// Counts writes; nil where its work would be measured too.
  private let recorder: WriteRecorder?

  init(_ stubs: Stubs, recordsWrites: Bool = true) {
    self.stubs = stubs
    recorder = recordsWrites ? WriteRecorder(.off) : nil
  }

  /// A binding to a value of its own, whose writes are counted, and whose last value is compared.
  /// - Parameters:
  ///   - name: What the value is called.
  ///   - value: The value in the beginning.
  ///   - isCompared: Whether the last value is compared. A style whose state has parts that other
  ///     styles keep apart, or has more of them, says no and watches the parts.
  public func binding<Value>(
    _ name: String, initial value: Value, isCompared: Bool = true
  ) -> Binding<Value> {
    let binding = recorder?.binding(name, initial: value) ?? .variable(value)
    if isCompared { watch(name) { binding.wrappedValue } }
    return binding
  }

  /// Says what state is compared at the end. All styles must give the same names.
  public func watch(_ name: String, _ value: @escaping @MainActor () -> Any) {
    values.append(Value(name: name, read: value))
  }

  /// Says that an object must be gone in the end. It is not kept.
  /// - Returns: The object.
  @discardableResult public func watch<Object: AnyObject>(_ object: Object) -> Object {
    objects.append(Watched(object: object))
    return object
  }

  /// How often recorded bindings were written.
  var writeCount: Int { recorder?.writes.count ?? 0 }

  /// The watched state in lines. It can be asked once: the state is let go of.
  func takeState() -> [String] {
    defer { values = [] }
    return values.map { "\($0.name): \(ValueDescription($0.read()))" }
  }

  /// Lets go of the watched state.
  func dropState() { values = [] }

  /// How many objects are watched.
  var objectCount: Int { objects.count }

  /// How many watched objects are alive, and stay so.
  var liveObjectCount: Int {
    get async {
      if objects.contains(where: { $0.object != nil }) { await MainQueue.catchUp() }
      return objects.count { $0.object != nil }
    }
  }
}

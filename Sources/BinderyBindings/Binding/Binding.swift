/// A value that is stored elsewhere: read it, write it, or bind to a part of it.
///
/// A view that is given bindings owns no storage. A test hands it `Binding.variable(…)`, calls its
/// methods and reads the value back; in a program the composition root owns what is bound.
///
///     @MainActor struct Counter {
///       @Binding var count: Int
///       func increment() { count += 1 }
///     }
///
///     let count = Binding.variable(0)
///     Counter(count: count).increment()
///     count.wrappedValue  // 1
///
/// Writing through `wrappedValue` gets the whole value, changes it and sets it. Writing through a
/// binding to a part (`$user.name`, `$items[5].done`, a row's own `$item.done`) changes the part in
/// place: O(1), whatever the size of the value around it, as long as nobody else holds that value.
/// A binding to an element that was made on its own, while nobody read the element, holds the value
/// it saw last. A part that is computed, observed or made by closures is got, changed and set.
///
/// Setting an `Equatable` value to one that is equal updates nothing. While a view's body is being
/// evaluated, writes are dropped and reported.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: Sendable {
  package let location: Location<Value>

  /// What `transaction` was set to, if it was.
  let carried: CarriedTransaction?

  package init(location: Location<Value>) { self.init(location: location, carrying: nil) }

  init(location: Location<Value>, carrying carried: CarriedTransaction?) {
    self.location = location
    self.carried = carried
  }

  /// Creates a binding that is read and written by closures.
  ///
  /// Who reads it is updated when something changes that the getter read through another binding or
  /// an observable object, or when it is written itself. A plain variable that changes behind it is
  /// seen the next time somebody looks.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Creates a binding that is read and written by closures, where the setter is told the
  /// transaction of the write.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  /// Creates a binding to a value of its own, which lives as long as a binding to it does.
  ///
  /// It is meant for tests and previews, where it takes the place of a view's state.
  @MainActor public static func variable(_ initialValue: Value) -> Binding {
    Binding(location: StoredLocation(initialValue))
  }

  /// Creates a binding to a value that never changes: writes are ignored.
  @MainActor public static func constant(_ value: Value) -> Binding {
    Binding(location: ConstantLocation(value))
  }

  /// Creates a binding from what `$` gives.
  public init(projectedValue: Binding) { self = projectedValue }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { Unmanaged.passUnretained(location).borrow { $0.read() } }
    nonmutating set {
      if let carried {
        Transaction.$current.withValue(carried.transaction) { location.write(newValue) }
      } else {
        location.write(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  ///
  /// Two bindings to one part of one value lead to the same place.
  @MainActor
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(location: location.child(keyPath), carrying: carried)
  }
}

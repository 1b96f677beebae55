public import BinderyBindings
public import BinderyViews

/// A property whose storage the composition owns: made once per place in the tree, gone with it.
///
/// Only a composition root can declare it; a feature takes a `Binding`, so that a test needs no
/// tree. Where no composition has mounted the view it reads its initial value, and a write is
/// dropped and reported.
@propertyWrapper public struct State<Value>: DynamicProperty {
  @LocalState private var value: Value

  /// Makes state with its first value, which later evaluations do not change.
  public init(wrappedValue: Value) { _value = LocalState(wrappedValue: wrappedValue) }

  /// Makes state with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value, as it is by now.
  @MainActor public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> { $value }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

// Installed as a whole, so that each evaluation of a body takes one step for it.
extension State: InstalledProperty {
  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    LocalState.install(local(of: new), from: old.map { local(of: $0) }, in: context)
  }

  package static var mustUninstall: Bool { true }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    LocalState.uninstall(local(of: property))
  }

  /// The state's only stored property lies where the state does.
  private static func local(
    of state: UnsafeMutablePointer<Self>
  ) -> UnsafeMutablePointer<LocalState<Value>> {
    UnsafeMutableRawPointer(state).assumingMemoryBound(to: LocalState<Value>.self)
  }
}

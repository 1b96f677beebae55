import BinderyBindings

/// A property that reads a value from the environment.
///
/// In a view that is not mounted it reads the default: a test that needs another value passes it
/// to the view.
@propertyWrapper public struct Environment<Value>: InstalledProperty {
  private enum Source {
    case key(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value, describing: Any.Type)
  }
  private let source: Source
  private var values: EnvironmentValues?
  private var shared: SharedFacts?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .key(keyPath)
  }

  /// Reads an object that was put in the environment by its type.
  ///
  /// Reading it where there is none is a programmer's error and stops the program, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object(
      { environment in
        if let object = environment.object(Value.self) { return object }
        stopWithoutObject(of: Value.self, passing: "environment(_:)")
      }, describing: objectType)
  }

  /// Reads an object that may have been put in the environment.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    source = .object({ $0.object(Object.self) }, describing: objectType)
  }

  /// The value from the environment of the view.
  @MainActor public var wrappedValue: Value {
    read(values ?? EnvironmentValues())
  }

  private func read(_ values: EnvironmentValues) -> Value {
    switch source {
    case .key(let path): values[keyPath: path]
    case .object(let read, _): read(values)
    }
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    new.pointee.values = context.environment
    new.pointee.shared = context.shared
  }

  /// How values are compared, found out when an environment changes for the first time.
  private var shape: ValueShape<Value>? {
    guard let shared else { return nil }
    if shared.facts == nil { shared.facts = ValueShape<Value>() }
    return unsafeDowncast(shared.facts.unsafelyUnwrapped, to: ValueShape<Value>.self)
  }

  package static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    switch property.pointee.source {
    case .key(let path):
      var (before, after) = (old[keyPath: path], new[keyPath: path])
      if let shape = property.pointee.shape, shape.isSame(&before, &after) { return false }
      // Closures, and what holds them, are never the same twice.
      return !old.storage.isUntouched(path, in: new.storage)
    case .object(_, let type):
      return old.storage[type] !== new.storage[type]
    }
  }
}

/// The values that a view passes down to those below it.
public struct EnvironmentValues {
  package private(set) var storage: EnvironmentStorage

  /// Makes the environment in which nothing was set.
  public init() { storage = EnvironmentStorage() }

  package init(storage: EnvironmentStorage) { self.storage = storage }

  /// The value for a key of your own.
  ///
  /// Declare a property in an extension of `EnvironmentValues` that reads and writes it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      storage.keysRead?.append(ObjectIdentifier(key))
      guard let entry = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(entry, to: EnvironmentEntry<Key.Value>.self).value
    }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = EnvironmentEntry(newValue)
    }
  }

  /// The object of a type that was put in the environment.
  package func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    storage.objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Object.self) }
  }

  package mutating func setObject<Object: AnyObject>(_ object: Object?) {
    makeUnique()
    storage.objects[ObjectIdentifier(Object.self)] = object
  }

  /// How text looks and is laid out.
  package var text: TextEnvironment {
    get { storage.text }
    set { storage = EnvironmentStorage(storage, text: newValue) }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { storage.isEnabled }
    set {
      makeUnique()
      storage.isEnabled = newValue
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage) }
  }
}

/// The memory of an environment, shared by all nodes that see the same one.
package final class EnvironmentStorage {
  // A constant, since layout and painting ask for parts of it all the time: nothing is checked and
  // only those parts are read.
  package let text: TextEnvironment
  package fileprivate(set) var isEnabled = true
  /// Values by key, each in memory of its own, by which it is known.
  fileprivate var values: [ObjectIdentifier: AnyObject] = [:]
  fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The keys that have been read, while somebody wants to know.
  fileprivate var keysRead: [ObjectIdentifier]?

  fileprivate init() { text = TextEnvironment() }

  /// The object that was put in the environment by a type.
  package subscript(type: Any.Type) -> AnyObject? { objects[ObjectIdentifier(type)] }

  /// A copy that can be changed.
  /// - Parameter text: What it says about text instead of what the other one says.
  fileprivate init(_ other: EnvironmentStorage, text: TextEnvironment? = nil) {
    self.text = text ?? other.text
    isEnabled = other.isEnabled
    values = other.values
    objects = other.objects
  }
}

extension EnvironmentStorage {
  /// Whether a value was left alone in another environment, made from this one: each key that it is
  /// read by has the very same entry. A value that is not read by keys says nothing.
  package func isUntouched<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, in other: EnvironmentStorage
  ) -> Bool {
    keysRead = []
    _ = EnvironmentValues(storage: self)[keyPath: path]
    let keys = keysRead ?? []
    keysRead = nil
    return !keys.isEmpty && keys.allSatisfy { values[$0] === other.values[$0] }
  }
}

/// A value in the environment.
private final class EnvironmentEntry<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

public import BinderyBindings
public import BinderyViews
public import Foundation

/// A property that is kept in `UserDefaults` under a key.
///
/// Views of one composition that use one key of one store see each other's changes. What other code
/// writes to the store is seen when the body next runs. A view that is not mounted reads and writes
/// the store as well: a test passes one of its own.
@propertyWrapper public struct AppStorage<Value>: InstalledProperty {
  private var property: NamedProperty<Value>
  private let store: UserDefaults?

  init(_ key: String, _ form: StorageForm<Value>, _ initial: Value, _ store: UserDefaults?) {
    property = NamedProperty(key, form, initial)
    self.store = store
  }

  /// The value in the store, or else the one to begin with.
  @MainActor public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    property.binding
      ?? NamedValues().binding(
        property.key, in: store ?? .standard, as: property.form, default: property.initial)
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    let store = new.pointee.store ?? context.environment.defaultAppStorage
    new.pointee.property.install(from: old?.pointee.property, in: store, context)
  }

  package static func isAffected(
    _ property: UnsafePointer<Self>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    property.pointee.store == nil && old.defaultAppStorage !== new.defaultAppStorage
  }

  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.property.key == b.pointee.property.key && a.pointee.store === b.pointee.store
  }
}

extension View {
  /// Has `AppStorage` properties inside that name no store use this one.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  fileprivate(set) var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

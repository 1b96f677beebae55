public import BinderyBindings
public import BinderyViews

/// A property that the scene keeps under a key: it outlives its view, and views that use one key
/// see each other's changes.
///
/// The scene is the composition, and keeps nothing beyond its end. Where no composition has mounted
/// the view, the property reads its first value, and a write is dropped and reported.
@propertyWrapper public struct SceneStorage<Value>: InstalledProperty {
  private var property: NamedProperty<Value>

  init(_ key: String, _ form: StorageForm<Value>, _ initial: Value) {
    property = NamedProperty(key, form, initial)
  }

  /// The value that the scene keeps, or else the one to begin with.
  @MainActor public var wrappedValue: Value {
    get { property.binding?.wrappedValue ?? property.initial }
    nonmutating set {
      if let binding = property.binding {
        binding.wrappedValue = newValue
      } else {
        reportUnmounted()
      }
    }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    if let binding = property.binding { return binding }
    let initial = property.initial
    return Binding(get: { initial }, set: { _ in reportUnmounted() })
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    new.pointee.property.install(from: old?.pointee.property, in: nil, context)
  }

  package static func isSame(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    a.pointee.property.key == b.pointee.property.key
  }
}

import BinderyBindings
import BinderyViews
import Foundation

/// What `AppStorage` and `SceneStorage` have in common: a key, a form and a value to begin with.
struct NamedProperty<Value> {
  let key: String
  let form: StorageForm<Value>
  let initial: Value
  /// The binding to the value, once a composition has mounted the view.
  private(set) var binding: Binding<Value>?
  /// Where the value was kept when the view was last installed; nil is the scene.
  private var defaults: UserDefaults?

  init(_ key: String, _ form: StorageForm<Value>, _ initial: Value) {
    self.key = key
    self.form = form
    self.initial = initial
  }

  /// Binds to the value in some defaults, or in the scene.
  @MainActor mutating func install(
    from old: NamedProperty?, in defaults: UserDefaults?, _ context: PropertyContext
  ) {
    if let old, old.key == key, old.defaults === defaults {
      binding = old.binding
    } else if let node = context.owner as? Node {
      binding = node.composition.namedValues.binding(
        key, in: defaults, as: form, default: initial)
    }
    self.defaults = defaults
  }
}

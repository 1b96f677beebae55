import BinderyBindings
import Foundation

/// The values that the views of a composition call by name: what one writes, all see.
@MainActor final class NamedValues {
  private struct Name: Hashable {
    /// The defaults that keep the value; nil for the scene.
    let defaults: ObjectIdentifier?
    let key: String
  }
  // Each name has a count of its changes: whoever reads the value reads the count along with it.
  private var changes: [Name: Binding<Int>] = [:]
  private let scene = SceneValues()

  /// A binding to the value under a key of some defaults, or of the scene.
  func binding<Value>(
    _ key: String, in defaults: UserDefaults?, as form: StorageForm<Value>, default initial: Value
  ) -> Binding<Value> {
    let store: any ScalarStore = defaults ?? scene
    let changes = changes(Name(defaults: defaults.map { ObjectIdentifier($0) }, key: key))
    return Binding(
      get: {
        _ = changes.wrappedValue
        return store.scalar(form.kind, forKey: key).flatMap(form.decode) ?? initial
      },
      set: { value in
        let new = form.encode(value)
        if new == store.scalar(form.kind, forKey: key) { return }
        store.setScalar(new, forKey: key)
        changes.wrappedValue &+= 1
      })
  }

  /// Forgets the values of the scene.
  func removeAll() {
    changes = [:]
    scene.scalars = [:]
  }

  private func changes(_ name: Name) -> Binding<Int> {
    if let known = changes[name] { return known }
    let made = Binding.variable(0)
    changes[name] = made
    return made
  }
}

/// Keeps the values of a scene for as long as its composition is mounted.
private final class SceneValues: ScalarStore {
  var scalars: [String: StoredScalar] = [:]

  func scalar(_ kind: StoredScalar.Kind, forKey key: String) -> StoredScalar? {
    scalars[key].flatMap { $0.kind == kind ? $0 : nil }
  }
  func setScalar(_ scalar: StoredScalar?, forKey key: String) { scalars[key] = scalar }
}

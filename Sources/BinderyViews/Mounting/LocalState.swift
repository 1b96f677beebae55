package import BinderyBindings

/// State that a view of the kit keeps for itself: a cursor, a scroll offset, an open menu.
///
/// A composition root owns the storage. Feature modules cannot name this type; `State`, in the
/// composition root, is its public face.
@propertyWrapper package struct LocalState<Value>: InstalledProperty {
  // First, so that where it lies does not depend on Value.
  package private(set) var location: StoredLocation<Value>?
  /// The first value, until the property is installed: held on, it would be copied by the first
  /// change in place, and an object would outlive its use.
  private var initial: Value?

  package init(wrappedValue: Value) { initial = wrappedValue }

  package var wrappedValue: Value {
    get { location.map { $0.read() } ?? initial! }
    nonmutating set {
      if let location { location.write(newValue) } else { reportUnmounted() }
    }
  }

  package var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let initial = initial!
    return Binding(get: { initial }, set: { _ in reportUnmounted() })
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    if let old {
      new.pointee.location = old.pointee.location
      new.pointee.initial = nil
      return
    }
    if context.shared.facts == nil { context.shared.facts = ValueShape<Value>() }
    let shape = unsafeDowncast(context.shared.facts.unsafelyUnwrapped, to: ValueShape<Value>.self)
    new.pointee.location = StoredLocation(new.pointee.initial!, shape: shape)
    new.pointee.initial = nil
  }

  package static var mustUninstall: Bool { true }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    property.pointee.location?.end()
  }
}

/// Reports the use of state of a view that is not mounted.
@MainActor package func reportUnmounted(
  _ message: String = "State was written on a view that is not mounted."
) {
  reportIssue(
    .unmountedState, message,
    advice: """
      Nothing owns its storage, so the value was dropped. Mount the view in a composition, or let \
      it take a Binding: a test can then pass Binding.variable(…) and read it back.
      """)
}

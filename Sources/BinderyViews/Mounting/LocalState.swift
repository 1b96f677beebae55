package import BinderyBindings

/// State that a view of the kit keeps for itself: a cursor, a scroll offset, an open menu.
///
/// A composition root owns the storage. Feature modules cannot name this type; `State`, in the
/// composition root, is its public face.
@propertyWrapper package struct LocalState<Value>: InstalledProperty {
  // First, so that where it lies does not depend on Value.
  package private(set) var location: StoredLocation<Value>?
  private let initial: Value

  package init(wrappedValue: Value) { initial = wrappedValue }

  package var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      if let location { location.write(newValue) } else { reportUnmounted() }
    }
  }

  package var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let initial = initial
    return Binding(get: { initial }, set: { _ in reportUnmounted() })
  }

  package static func install(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>?,
    in context: PropertyContext
  ) {
    if let old {
      new.pointee.location = old.pointee.location
      return
    }
    if context.shared.facts == nil { context.shared.facts = BinderyBindings.Shape<Value>() }
    let shape = unsafeDowncast(
      context.shared.facts.unsafelyUnwrapped, to: BinderyBindings.Shape<Value>.self)
    new.pointee.location = StoredLocation(new.pointee.initial, shape: shape)
  }

  package static func uninstall(_ property: UnsafeMutablePointer<Self>) {
    property.pointee.location?.end()
  }
}

/// Reports a write to state of a view that is not mounted.
@MainActor private func reportUnmounted() {
  reportIssue(
    .unmountedState, "State was written on a view that is not mounted.",
    advice: """
      Nothing owns its storage, so the value was dropped. Mount the view in a composition, or let \
      it take a Binding: a test can then pass Binding.variable(…) and read it back.
      """)
}

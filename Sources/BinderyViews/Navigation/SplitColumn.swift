/// A column of a split view that leads to the next one.
@MainActor final class SplitColumn {
  let navigator = Navigator(isColumn: true)
  let scope = ScreenScope()
  /// The value that was followed last.
  let value = StoredLocation<AnyHashable?>(nil)

  init() { navigator.path = PathAccess(replacing: Binding(location: value)) }
}

import BinderyBindings

/// A screen that a view on the screen below presents.
@MainActor final class PresentedScreen: Identifiable {
  /// Makes what the screen shows.
  let content: StoredLocation<() -> AnyView>
  /// Takes the screen away, through the binding that presented it.
  var dismiss: @MainActor () -> Void

  init(content: @escaping () -> AnyView, dismiss: @escaping @MainActor () -> Void) {
    self.content = StoredLocation(content)
    self.dismiss = dismiss
  }
}

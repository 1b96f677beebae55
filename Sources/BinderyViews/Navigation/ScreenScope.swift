import BinderyBindings

/// What the views on one screen of a stack tell it: the screens they present above it.
@MainActor final class ScreenScope {
  /// The presented screens, in the order they came; the last is shown.
  let presented = StoredLocation<[PresentedScreen]>([])

  func add(_ screen: PresentedScreen) { presented.write(presented.read() + [screen]) }

  func remove(_ screen: PresentedScreen) {
    presented.write(presented.read().filter { $0 !== screen })
  }
}

private enum ScreenScopeKey: EnvironmentKey {
  static var defaultValue: ScreenScope? { nil }
}

extension EnvironmentValues {
  /// The screen that a view is on; nil outside navigation stacks.
  var screenScope: ScreenScope? {
    get { self[ScreenScopeKey.self] }
    set { self[ScreenScopeKey.self] = newValue }
  }
}

package import BinderyBindings

/// The open menu that a view is in.
package struct MenuScope: Equatable {
  package let isOpen: Binding<Bool>

  /// An action that closes the menu when it is done.
  func closing(after action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    {
      action()
      isOpen.wrappedValue = false
    }
  }

  package static func == (a: MenuScope, b: MenuScope) -> Bool {
    // Environments are compared where the views are.
    MainActor.assumeIsolated { a.isOpen.isSame(as: b.isOpen) }
  }
}

struct MenuScopeKey: EnvironmentKey {
  static var defaultValue: MenuScope? { nil }
}

extension EnvironmentValues {
  /// The open menu that a view is in; nil outside menus.
  package var menuScope: MenuScope? {
    get { self[MenuScopeKey.self] }
    set { self[MenuScopeKey.self] = newValue }
  }
}

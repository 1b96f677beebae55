public import BinderyBindings

/// One screen of a stack: a bar, the content, and the screen that a view in the content presents.
struct NavigationScreen<Content: View>: View {
  private let dismiss: (@MainActor () -> Void)?
  private let content: Content
  @LocalState private var scope = ScreenScope()

  /// Makes a screen.
  /// - Parameter dismiss: Takes the screen away; nil for a root, which stays.
  init(dismiss: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content) {
    self.dismiss = dismiss
    self.content = content()
  }

  var body: some View {
    let scope = scope
    let presented = scope.presented.read().last
    ScreenPile {
      BarredScreen(dismiss: dismiss, scope: scope) { content }
      if let presented { PresentedScreenView(screen: presented).id(presented.id) }
    }
  }
}

extension RuntimeIssue.Kind {
  /// A screen for a value of a type that has no destination.
  public static let missingDestination = RuntimeIssue.Kind("missingDestination")
}

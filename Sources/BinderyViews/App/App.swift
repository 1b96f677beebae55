/// A program: what it shows, and the state that lives as long as it does.
///
/// Its stored properties may be dynamic, as those of a view.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

/// The view of a program's first window.
package struct AppRoot<Program: App>: View {
  @Inlined private var app: Program

  /// Takes a program as the view to mount.
  package init(_ app: Program) { _app = Inlined(wrappedValue: app) }

  package var body: some View { app.body._root }
}

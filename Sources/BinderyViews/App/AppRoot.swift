/// The view of a program's first window.
package struct AppRoot<Program: App>: View {
  @Inlined private var app: Program

  /// Takes a program as the view to mount.
  package init(_ app: Program) { _app = Inlined(wrappedValue: app) }

  package var body: some View { app.body._root }
}

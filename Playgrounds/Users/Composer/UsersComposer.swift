import BinderyComposition
public import BinderyViews
public import UsersCore
import UsersUI

/// Owns the state of the value style, and passes it on as bindings.
public struct UsersComposer: View {
  @State private var state = UsersState()
  @State private var path: [User.ID] = []
  private let loader: any UserLoader

  /// Composes the screen with a loader.
  public init(loader: any UserLoader) { self.loader = loader }

  /// The value-style screen.
  public var body: some View { UsersView(state: $state, path: $path, loader: loader) }
}

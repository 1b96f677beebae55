public import BinderyBindings
public import BinderyViews
public import UsersCore

/// The users and one of them: a value with its logic, and no storage of its own.
public struct UsersView: View {
  /// What the screen knows.
  @Binding public private(set) var state: UsersState
  @Binding private var path: [User.ID]
  private let loader: any UserLoader

  /// Shows users, and loads them from a loader.
  public init(state: Binding<UsersState>, path: Binding<[User.ID]>, loader: any UserLoader) {
    _state = state
    _path = path
    self.loader = loader
  }

  /// The list, and above it the user that is looked at.
  public var body: some View {
    NavigationStack(path: $path) {
      UsersContent(users: state.users, isLoading: state.isLoading, error: state.error, load: load)
        .navigationDestination(for: User.ID.self) { id in
          UserScreen(id: id, users: state.users, isLoading: state.isLoading)
        }
    }
    .task { await load() }
  }

  /// Replaces the users by those that the loader has. If it fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    state.request += 1
    let request = state.request
    state.isLoading = true
    state.error = nil
    do {
      let users = try await loader.load()
      guard isAwaited(request) else { return }
      state.users = users
    } catch {
      guard isAwaited(request) else { return }
      state.error = UsersError(error)
    }
    state.isLoading = false
  }

  /// Whether somebody waits for a load: no other was asked for, and the screen has not gone.
  private func isAwaited(_ request: Int) -> Bool {
    !Task.isCancelled && request == state.request
  }
}

public import BinderyViews
public import UsersCore

/// The first screen in each of its states.
public struct UsersContent: View {
  private let users: [User]
  private let isLoading: Bool
  private let error: UsersError?
  private let load: @MainActor @Sendable () async -> Void

  /// Shows users, or why there are none.
  /// - Parameter load: Loads the users, and returns when that is over.
  public init(
    users: [User], isLoading: Bool, error: UsersError?,
    load: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.users = users
    self.isLoading = isLoading
    self.error = error
    self.load = load
  }

  /// What there is to see, under the title.
  public var body: some View {
    content.navigationTitle("Users")
  }

  @ViewBuilder private var content: some View {
    if !users.isEmpty {
      VStack(alignment: .leading) {
        if isLoading {
          ProgressView("Loading users…")
        } else if let error {
          UsersNotice(error: error, retry: start)
        }
        List(users) { user in
          NavigationLink(value: user.id) { UserRow(user: user) }
        }
        // In a task of its own, that goes on should the list make way for something else.
        .refreshable { await Task { await load() }.value }
      }
    } else if isLoading {
      UsersLoading()
    } else if let error {
      ContentUnavailableView {
        Label("The users could not be loaded", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.message)
      } actions: {
        Button("Retry", action: start)
      }
    } else {
      ContentUnavailableView {
        Label("No users", systemImage: "person.2")
      } actions: {
        Button("Load", action: start)
      }
    }
  }

  private func start() {
    Task { await load() }
  }
}

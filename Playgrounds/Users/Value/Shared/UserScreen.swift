public import BinderyViews
public import UsersCore

/// The screen that a user's number leads to.
public struct UserScreen: View {
  private let id: User.ID
  private let users: [User]
  private let isLoading: Bool

  /// Shows the user of a number, as it is among the users by now.
  public init(id: User.ID, users: [User], isLoading: Bool) {
    self.id = id
    self.users = users
    self.isLoading = isLoading
  }

  /// The user; or what is there instead, should the number be nobody's.
  public var body: some View {
    if let user = users.first(where: { $0.id == id }) {
      UserDetail(user: user)
    } else if isLoading {
      UsersLoading()
    } else {
      ContentUnavailableView("This user is not there", systemImage: "questionmark.circle")
    }
  }
}

public import BinderyViews
public import UsersCore

/// One user in the list: a picture, the name and the address.
///
/// It takes the value itself. There is nothing to keep, to load or to change, so there is nothing
/// that a view model of its own could do.
public struct UserRow: View {
  private let user: User

  /// Shows a user.
  public init(user: User) { self.user = user }

  /// Two lines beside a picture.
  public var body: some View {
    HStack(alignment: .top) {
      Image(systemName: "person.crop.circle").accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(user.name).bold().lineLimit(1)
        Text(user.email).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
    }
  }
}

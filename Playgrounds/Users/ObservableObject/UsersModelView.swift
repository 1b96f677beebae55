public import BinderyBindings
public import BinderyViews
public import UsersCore
import UsersUI

/// The users and one of them: the same screen, its logic in a view model.
public struct UsersModelView: View {
  @ObservedObject private var model: UsersModel
  @Binding private var path: [User.ID]

  /// Shows the users of a model.
  public init(model: UsersModel, path: Binding<[User.ID]>) {
    self.model = model
    _path = path
  }

  /// The list, and above it the user that is looked at.
  public var body: some View {
    NavigationStack(path: $path) {
      UsersContent(
        users: model.users, isLoading: model.isLoading, error: model.error, load: model.load
      )
      .navigationDestination(for: User.ID.self) { id in
        UserScreen(id: id, users: model.users, isLoading: model.isLoading)
      }
    }
    .task { await model.load() }
  }
}

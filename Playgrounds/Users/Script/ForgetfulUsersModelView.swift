import BinderyBindings
import BinderyViews
import UsersCore
import UsersUI

/// The screen of a forgetful model.
struct ForgetfulUsersModelView: View {
  @ObservedObject var model: ForgetfulUsersModel
  @Binding var path: [User.ID]

  var body: some View {
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

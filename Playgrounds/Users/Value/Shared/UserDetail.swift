import BinderyViews
import UsersCore

/// All that is known of one user.
struct UserDetail: View {
  let user: User

  var body: some View {
    Form {
      HStack {
        Image(systemName: "person.crop.circle.fill").accessibilityHidden(true)
        Text(user.name).font(.title)
      }
      LabeledContent("User name", value: user.username)
      LabeledContent("Email", value: user.email)
    }
    .navigationTitle("Profile")
  }
}

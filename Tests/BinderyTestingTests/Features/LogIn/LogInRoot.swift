import BinderyBindings
import BinderyComposition
import BinderyViews

/// A value that owns its state in the composition root.
struct LogInRoot: View {
  @State private var email = ""
  @State private var password = ""
  @State private var status = LogInStatus.editing
  let service: LogInService

  var body: some View {
    LogInForm(email: $email, password: $password, status: $status, service: service)
  }
}

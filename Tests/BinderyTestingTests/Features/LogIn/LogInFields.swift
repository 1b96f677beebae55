import BinderyBindings
import BinderyViews

/// A log-in form as its four styles draw it: what they have in common.
struct LogInFields: View {
  @Binding var email: String
  @Binding var password: String
  let status: LogInStatus
  let logIn: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        TextField("Email", text: $email)
        SecureField("Password", text: $password)
        Button("Log in", action: logIn).disabled(!isComplete)
      }
      .disabled(status == .busy)
      switch status {
      case .editing: EmptyView()
      case .busy: Text(verbatim: "One moment…")
      case .done: Text(verbatim: "Welcome")
      }
    }
  }

  private var isComplete: Bool { !email.isEmpty && !password.isEmpty }
}

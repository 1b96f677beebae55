import BinderyBindings
import BinderyViews

/// A value with bindings, whose owner is elsewhere.
struct LogInForm: View {
  @Binding var email: String
  @Binding var password: String
  @Binding var status: LogInStatus
  let service: LogInService

  var body: some View {
    LogInFields(email: $email, password: $password, status: status) { Task { await logIn() } }
  }

  func logIn() async {
    status = .busy
    do {
      try await service()
      status = .done
    } catch {
      status = .editing
    }
  }
}

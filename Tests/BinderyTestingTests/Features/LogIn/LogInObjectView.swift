import BinderyBindings
import BinderyCombine
import BinderyViews

/// The form on a model that publishes its properties.
struct LogInObjectView: View {
  @ObservedObject var object: LogInObject

  var body: some View {
    LogInFields(
      email: $object.email, password: $object.password, status: object.status,
      logIn: object.logIn)
  }
}

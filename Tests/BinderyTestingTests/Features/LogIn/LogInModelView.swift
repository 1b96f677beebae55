import BinderyBindings
import BinderyViews

/// The form on an observable model.
struct LogInModelView: View {
  let model: LogInModel

  var body: some View {
    @Bindable var model = model
    LogInFields(
      email: $model.email, password: $model.password, status: model.status, logIn: model.logIn)
  }
}

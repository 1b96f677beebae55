import BinderyBindings
import BinderyCombine
import BinderyComposition
import BinderyViews
import Observation

// One log-in form in four styles.

enum LogInStatus {
  case editing, busy, done
}

/// What the styles have in common: how it looks.
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

typealias LogInService = @MainActor @Sendable () async throws -> Void

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

@MainActor @Observable final class LogInModel {
  var email = ""
  var password = ""
  var status = LogInStatus.editing
  /// Called when the log-in is over.
  @ObservationIgnored var onDone: (@MainActor () -> Void)?
  private let service: LogInService

  init(service: @escaping LogInService) { self.service = service }

  func logIn() {
    status = .busy
    Task {
      do {
        try await service()
        status = .done
        onDone?()
      } catch {
        status = .editing
      }
    }
  }
}

struct LogInModelView: View {
  let model: LogInModel

  var body: some View {
    @Bindable var model = model
    LogInFields(
      email: $model.email, password: $model.password, status: model.status, logIn: model.logIn)
  }
}

@MainActor final class LogInObject: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var status = LogInStatus.editing
  private let service: LogInService

  init(service: @escaping LogInService) { self.service = service }

  func logIn() {
    status = .busy
    Task {
      do {
        try await service()
        status = .done
      } catch {
        status = .editing
      }
    }
  }
}

struct LogInObjectView: View {
  @ObservedObject var object: LogInObject

  var body: some View {
    LogInFields(
      email: $object.email, password: $object.password, status: object.status,
      logIn: object.logIn)
  }
}

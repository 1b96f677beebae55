import BinderyCombine

/// A model that publishes its properties.
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

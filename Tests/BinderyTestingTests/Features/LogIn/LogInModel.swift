import Observation

/// An observable model.
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

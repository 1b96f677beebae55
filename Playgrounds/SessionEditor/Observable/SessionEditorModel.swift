public import Observation
public import SessionEditorCore

/// The session being edited and what is done with it, as a view model keeps them.
@MainActor @Observable public final class SessionEditorModel {
  /// What the fields hold. An edit ends what was being done, and what was said of it.
  public var session: Session {
    didSet { if session != oldValue { status = .idle } }
  }
  /// What is being done, or what came of it.
  public private(set) var status: SessionStatus = .idle
  @ObservationIgnored private var lastRequest = 0
  private let service: any SessionService

  /// Edits a session, which comes from a service and goes to it.
  public init(session: Session = Session(), service: any SessionService) {
    self.session = session
    self.service = service
  }

  /// Takes the session from the service. If there is none, the fields stay as they are.
  public func load() async {
    guard status != .saving else { return }
    let request = begin(.loading)
    do {
      let loaded = try await service.load()
      guard isAwaited(request) else { return }
      session = loaded
      status = .idle
    } catch is CancellationError {
      if isAwaited(request) { status = .idle }
    } catch {
      if isAwaited(request) { status = .failed(SessionError(loading: error)) }
    }
  }

  /// Gives the session to the service, if it may be saved.
  public func save() async {
    guard !status.isBusy else { return }
    do {
      session = try session.validated()
    } catch {
      status = .failed(error)
      return
    }
    let request = begin(.saving)
    do {
      try await service.save(session)
      if isAwaited(request) { status = .saved }
    } catch is CancellationError {
      if isAwaited(request) { status = .idle }
    } catch {
      if isAwaited(request) { status = .failed(.notSaved) }
    }
  }

  private func begin(_ work: SessionStatus) -> Int {
    lastRequest += 1
    status = work
    return lastRequest
  }

  private func isAwaited(_ request: Int) -> Bool { status.isBusy && request == lastRequest }
}

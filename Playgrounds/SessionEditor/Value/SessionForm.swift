public import SessionEditorCore

/// The session being edited and what is being done with it: all that the editor knows, as a value.
///
/// Its mutating functions are the editor's transitions. They do no work of their own: who calls
/// them talks to the service in between, and says by a number which request an answer is for. An
/// answer to a request that is not waited for any more changes nothing.
public struct SessionForm: Hashable, Sendable {
  /// What the fields hold. An edit ends what was being done, and what was said of it.
  public var session: Session {
    didSet { if session != oldValue { status = .idle } }
  }
  /// What is being done, or what came of it.
  public private(set) var status: SessionStatus = .idle
  private var lastRequest = 0

  /// Makes a form that is being edited.
  public init(session: Session = Session()) { self.session = session }

  /// Begins to load, in place of a load that is under way.
  /// - Returns: The request, or nil if a save is under way.
  public mutating func beginLoading() -> Int? {
    guard status != .saving else { return nil }
    return begin(.loading)
  }

  /// Takes the session that was loaded.
  public mutating func finishLoading(_ request: Int, _ loaded: Session) {
    guard isAwaited(request) else { return }
    session = loaded
    status = .idle
  }

  /// Begins to save, with the name trimmed.
  /// - Returns: The request, or nil if the session may not be saved or the form is busy.
  public mutating func beginSaving() -> Int? {
    guard !status.isBusy else { return nil }
    do {
      session = try session.validated()
      return begin(.saving)
    } catch {
      status = .failed(error)
      return nil
    }
  }

  /// Notes that the session is saved.
  public mutating func finishSaving(_ request: Int) {
    if isAwaited(request) { status = .saved }
  }

  /// Notes that the request was cancelled.
  public mutating func cancel(_ request: Int) {
    if isAwaited(request) { status = .idle }
  }

  /// Notes why the request came to nothing.
  public mutating func fail(_ request: Int, _ error: SessionError) {
    if isAwaited(request) { status = .failed(error) }
  }

  private mutating func begin(_ work: SessionStatus) -> Int {
    lastRequest += 1
    status = work
    return lastRequest
  }

  private func isAwaited(_ request: Int) -> Bool { status.isBusy && request == lastRequest }
}

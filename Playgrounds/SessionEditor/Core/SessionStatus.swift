/// What the editor is doing, or what came of it.
public enum SessionStatus: Hashable, Sendable {
  /// Nothing: the session is being edited.
  case idle

  /// The session is on its way from the service.
  case loading

  /// The session is on its way to the service.
  case saving

  /// The service has the session as it is shown.
  case saved

  /// The last load or save came to nothing.
  case failed(SessionError)

  /// Whether the editor waits for the service.
  public var isBusy: Bool { self == .loading || self == .saving }
}

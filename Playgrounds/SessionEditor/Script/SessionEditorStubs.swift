public import BinderyTesting
public import SessionEditorCore

/// What stands for the outside world while the script runs.
public struct SessionEditorStubs: Sendable {
  /// Each load waits here.
  public let loads = Gate<Session>()

  /// Each save waits here.
  public let saves = Gate<Void>()

  /// Makes closed gates.
  public init() {}

  /// Makes a service that waits at the gates.
  func makeService() -> GatedSessionService { GatedSessionService(loads: loads, saves: saves) }
}

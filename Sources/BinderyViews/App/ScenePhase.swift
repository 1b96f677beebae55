/// How far a program is in the foreground.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen but not used.
  case inactive
  /// It is in use.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// How far the program is in the foreground: in use where nobody says.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

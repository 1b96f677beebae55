/// How large controls are. A terminal draws them in one size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// Two steps below the default.
  case mini
  /// One step below the default.
  case small
  /// The default.
  case regular
  /// One step above the default.
  case large
  /// Two steps above the default.
  case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are; regular where nobody says.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

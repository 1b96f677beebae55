/// Opens the settings of the program. A terminal shows one window, so nothing happens.
@MainActor @preconcurrency public struct OpenSettingsAction: Sendable {
  nonisolated init() {}
  /// Opens the settings.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens another window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings of the program.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether there can be several windows: there cannot.
  public var supportsMultipleWindows: Bool { false }
}

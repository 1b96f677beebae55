/// Opens another window. A terminal shows one, so nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}
  /// Opens the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens the window of an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. A terminal shows one, so nothing happens.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}
  /// Closes the window that the view is shown in.
  public func callAsFunction() {}
  /// Closes the window of an identifier.
  public func callAsFunction(id: String) {}
  /// Closes the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes the window of an identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

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

extension View {
  /// Hides the labels of the controls inside, which keep them for those who cannot see.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Shows the labels of the controls inside, or hides them.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }

  /// Sets how large the controls inside are. A terminal draws all sizes alike; styles can read it.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Does nothing: the border of a button is a pair of brackets.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls hide their labels.
  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

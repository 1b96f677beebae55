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

/// The shapes that the border of a button could have.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// Whatever is usual.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
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

/// What a style knows of the button that it draws.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ControlPart<ButtonStyleConfiguration>

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down: always false.
  ///
  /// In SwiftUI it is true from the press to the release. A terminal tells that a key is pressed
  /// and not that it is released, so a press has no length: the action runs at once, also that of a
  /// long press, and no frame lies in between. A style that asks draws the button as it is at rest.
  public let isPressed: Bool
}

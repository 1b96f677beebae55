/// What a style knows of the button that it draws and presses.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ControlPart<PrimitiveButtonStyleConfiguration>

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor init<Content: View>(
    role: ButtonRole?, label: Content, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.label = ControlPart(label)
    self.action = action
  }

  /// Presses the button.
  @MainActor public func trigger() { action() }
}

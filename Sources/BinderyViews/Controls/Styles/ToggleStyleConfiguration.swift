public import BinderyBindings

/// What a style knows of the toggle that it draws.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public typealias Label = ControlPart<ToggleStyleConfiguration>

  /// The label of the toggle.
  public let label: Label
  /// Whether it is on. Writing it turns it on or off.
  @Binding public var isOn: Bool
  /// Whether it stands for several that differ: never.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

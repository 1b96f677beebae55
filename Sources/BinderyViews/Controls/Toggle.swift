public import BinderyBindings

/// Something that is on or off.
///
/// Unless a style says otherwise it is drawn as a box before its label: `[x] Wi-Fi`.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabels

  /// Makes a toggle with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// What the style draws, which acts as a toggle.
  public var body: some View {
    let isOn = isOn
    let configuration = ToggleStyleConfiguration(label: ControlPart(label), isOn: isOn)
    var semantics = Semantics(.toggle)
    semantics.combinesChildren = true
    if hidesLabels { semantics.label = spoken(label) }
    semantics.value = isOn.wrappedValue ? "on" : "off"
    semantics.traits = .isToggle
    semantics.actions.activate = { isOn.wrappedValue.toggle() }
    return (style ?? .automaticToggle).body(configuration).semantics(semantics)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style was asked to draw, to be drawn by the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

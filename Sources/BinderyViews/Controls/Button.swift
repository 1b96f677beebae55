/// Something to press.
///
/// Unless a style says otherwise it is drawn as its label in brackets: `[ Save ]`. Pressing it
/// runs the action of the newest value that was mounted.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.primitiveButtonStyle) private var style
  @Environment(\.menuScope) private var menu

  /// Makes a button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and a label of its own.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What the style draws, which acts as a button.
  public var body: some View {
    let style = style ?? (menu == nil ? .automaticButton : .plainButton)
    let press = menu.map { menu in menu.closing(after: action) } ?? action
    var semantics = Semantics(.button)
    semantics.combinesChildren = true
    if !style.actsItself { semantics.actions.activate = press }
    return style.body(PrimitiveButtonStyleConfiguration(role: role, label: label, action: press))
      .semantics(semantics)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Makes a button with a role and a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a role and a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked to draw, to be drawn by the style around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// Something to choose from in the menu bar. A terminal does not show it.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let label: Label
  private let content: Content

  /// Takes the content and the label of the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Nothing.
  public var _root: AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  /// Takes the content and the title of the menu.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

/// Something to choose from in the menu bar. A terminal does not show it.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// Takes the content and the label of the menu, which are not made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Nothing.
  public var _root: AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  /// Takes the content and the title of the menu, which are not made.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

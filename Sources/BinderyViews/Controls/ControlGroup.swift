/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Groups controls under a label, which is not shown.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  /// Groups controls under a title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Groups controls under a title, which is not shown.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// What the style draws.
  public var body: some View {
    if let style {
      style.body(ControlGroupStyleConfiguration(content: ControlPart(content)))
    } else {
      HStack { content }
    }
  }
}

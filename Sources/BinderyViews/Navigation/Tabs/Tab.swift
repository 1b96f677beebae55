/// A tab of a tab view: its label, its content and the value that stands for it in a selection.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, TabSource, TabDescription {
  private let value: Value?
  private let content: Content
  private let label: Label

  init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The content, where a tab stands outside a tab view.
  public var body: some View { content }

  func addPages(to pages: inout [TabPage]) {
    var page = TabPage(content)
    describeTab(&page)
    pages.append(page)
  }

  func describeTab(_ page: inout TabPage) {
    page.tag = value.map { AnyHashable($0) }
    page.setLabel(label)
  }
}

extension Tab {
  /// Makes a tab of a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab for a tab view that keeps its selection itself.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab of a value with a title and the name of a picture.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(titleKey, Image(systemName: systemImage)))
  }

  /// Makes a tab of a value with a title and the name of a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title, Image(systemName: systemImage)))
  }

  /// Makes a tab of a value with a title and the name of a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(titleKey, Image(image)))
  }

  /// Makes a tab of a value with a title and the name of a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(title, Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and the name of a picture.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(titleKey, Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and the name of a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(title, Image(systemName: systemImage)))
  }

  /// Makes a tab with a title and the name of a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(titleKey, Image(image)))
  }

  /// Makes a tab with a title and the name of a picture.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title, Image(image)))
  }
}

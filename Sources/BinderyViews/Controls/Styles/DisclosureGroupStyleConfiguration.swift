public import BinderyBindings

/// What a style knows of the group that it draws.
public struct DisclosureGroupStyleConfiguration {
  /// Tells the parts apart.
  public enum ContentPart {}
  /// The label.
  public typealias Label = ControlPart<DisclosureGroupStyleConfiguration>
  /// The content.
  public typealias Content = ControlPart<ContentPart>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown. Writing it opens or closes the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

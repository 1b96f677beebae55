/// What a style knows of the label and the content that it draws.
public struct LabeledContentStyleConfiguration {
  /// Tells the parts apart.
  public enum ContentPart {}
  /// The label.
  public typealias Label = ControlPart<LabeledContentStyleConfiguration>
  /// The content.
  public typealias Content = ControlPart<ContentPart>
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

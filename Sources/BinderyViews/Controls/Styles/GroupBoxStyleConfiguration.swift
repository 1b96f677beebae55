/// What a style knows of the box that it draws.
public struct GroupBoxStyleConfiguration {
  /// Tells the parts apart.
  public enum ContentPart {}
  /// The label.
  public typealias Label = ControlPart<GroupBoxStyleConfiguration>
  /// The content.
  public typealias Content = ControlPart<ContentPart>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

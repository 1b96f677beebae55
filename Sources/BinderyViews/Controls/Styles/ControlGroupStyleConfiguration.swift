/// What a style knows of the group that it draws.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = ControlPart<ControlGroupStyleConfiguration>
  /// The controls.
  public let content: Content
}

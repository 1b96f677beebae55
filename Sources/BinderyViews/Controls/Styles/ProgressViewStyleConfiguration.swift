/// What a style knows of the progress view that it draws.
public struct ProgressViewStyleConfiguration {
  /// Tells the parts apart.
  public enum CurrentValuePart {}
  /// The label.
  public typealias Label = ControlPart<ProgressViewStyleConfiguration>
  /// The label of what it is at.
  public typealias CurrentValueLabel = ControlPart<CurrentValuePart>

  /// How far it is, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of what it is at, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

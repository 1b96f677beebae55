/// What a style knows of the gauge that it draws.
public struct GaugeStyleConfiguration {
  /// Tells the parts apart.
  public enum CurrentValuePart {}
  /// Tells the parts apart.
  public enum BoundPart {}
  /// The label.
  public typealias Label = ControlPart<GaugeStyleConfiguration>
  /// The label of the value.
  public typealias CurrentValueLabel = ControlPart<CurrentValuePart>
  /// The label of the lower end.
  public typealias MinimumValueLabel = ControlPart<BoundPart>
  /// The label of the upper end.
  public typealias MaximumValueLabel = ControlPart<BoundPart>

  /// Where the value lies in its range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

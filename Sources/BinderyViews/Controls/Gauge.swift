/// Where a value lies in a range: a bar, with its label above.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  View
{
  let value: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  /// What the style draws.
  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value, label: ControlPart(label), currentValueLabel: current.map { ControlPart($0) },
      minimumValueLabel: minimum.map { ControlPart($0) },
      maximumValueLabel: maximum.map { ControlPart($0) })
    var semantics = Semantics(.progress)
    semantics.combinesChildren = true
    semantics.label = spoken(label)
    semantics.value = current.flatMap { spoken($0) } ?? "\(Int((value * 100).rounded()))%"
    return (style ?? .automaticGauge).body(configuration).semantics(semantics)
  }

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?
  ) {
    self.value = fraction(of: value, in: bounds)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows where a value lies.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows where a value lies, and the value itself.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Shows where a value lies, the value itself and the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

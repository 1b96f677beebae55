public import Foundation

/// How far something is, or that it is under way.
///
/// Where the end is not known it is a mark that does not move, `◌ Loading`; else a bar of the width
/// that is offered, with its label above and what it is at below.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

  /// What the style draws.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { ControlPart($0) },
      currentValueLabel: currentValueLabel.map { ControlPart($0) })
    var semantics = Semantics(.progress)
    semantics.combinesChildren = true
    semantics.value = fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "in progress"
    if let label { semantics.label = spoken(label) }
    return (style ?? .automaticProgress).body(configuration).semantics(semantics)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is under way.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  /// Shows that something is under way, with a label of its own.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// Shows that something is under way.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Shows that something is under way.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// Shows how far something is; nil where that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: part(value, total), label: nil, current: nil)
  }

  /// Shows how far something is, with a label of its own.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: part(value, total), label: label(), current: nil)
  }

  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: part(value, total), label: Text(titleKey), current: nil)
  }

  /// Shows how far something is.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: part(value, total), label: Text(title), current: nil)
  }

  /// Shows how far something is, as it is now.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : part(progress.fractionCompleted, 1), label: nil,
      current: nil)
  }
}

extension ProgressView {
  /// Shows how far something is, with labels of its own for itself and for what it is at.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: part(value, total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes what a style was asked to draw, to be drawn by the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// What part of a total a value is, from 0 to 1.
private func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  value.map { value in
    let part = total > 0 ? Double(value) / Double(total) : 0
    return part.isNaN ? 0 : min(max(part, 0), 1)
  }
}

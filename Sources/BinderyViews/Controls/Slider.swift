public import BinderyBindings
import Foundation

/// A number to slide along a range.
///
/// It is drawn as a line with a knob, `━━━●────`, in the width it is offered; its label is not
/// shown. It is moved by its step or else a tenth of the range, or set to a number that is typed.
public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: @MainActor (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel, _ changed: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
    self.value =
      value as? Binding<Double>
      ?? Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    onEditingChanged = changed
  }

  /// Makes a slider with labels of its own for itself and for both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// Makes a slider that moves by steps, with labels of its own for itself and for both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// The line and the labels of its ends, which act as one.
  public var body: some View {
    let current = value.wrappedValue
    var semantics = Semantics(.slider)
    semantics.ignoresChildren = true
    semantics.label = spoken(label) ?? ""
    semantics.value = spokenNumber(current)
    if current < bounds.upperBound { semantics.actions.increment = { move(1) } }
    if current > bounds.lowerBound { semantics.actions.decrement = { move(-1) } }
    semantics.actions.setText = { if let number = Double($0) { set(number) } }
    semantics.actions.text = { spokenNumber(value.wrappedValue) }
    return HStack {
      minimum
      Bar(kind: .slider, fraction: fraction(of: current, in: bounds))
      maximum
    }
    .semantics(semantics)
  }

  private func move(_ direction: Double) {
    set(value.wrappedValue + direction * (step ?? (bounds.upperBound - bounds.lowerBound) / 10))
  }

  private func set(_ number: Double) {
    var number = number
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    // A step without end leads nowhere.
    if number.isNaN { return }
    number = min(max(number, bounds.lowerBound), bounds.upperBound)
    edited({ value.wrappedValue = number }, onEditingChanged)()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label of its own.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider that moves by steps, with a label of its own.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Makes a slider that moves by steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

public import BinderyBindings
public import Foundation

/// A number to step up or down.
///
/// It is drawn as its label and two marks, `Quantity [-][+]`. At the end of its range it has no
/// action for going further, and a step that would leave the range ends at its bound. The range of
/// a whole number without one is that of its type.
public struct Stepper<Label: View>: View {
  let label: Label
  /// What it is set to, for those who cannot see; nil where only actions are known.
  let value: (@MainActor () -> String)?
  let increment: @MainActor () -> (@MainActor () -> Void)?
  let decrement: @MainActor () -> (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  /// Makes a stepper that calls actions. One that is nil cannot be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = nil
    increment = { onIncrement.map { edited($0, onEditingChanged) } }
    decrement = { onDecrement.map { edited($0, onEditingChanged) } }
  }

  /// Makes a stepper for a number, with a label of its own.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, nil, onEditingChanged)
  }

  /// Makes a stepper for a number in a range, with a label of its own.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, nil, onEditingChanged)
  }

  init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ format: ((V) -> String)?, _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.label = label
    self.value = { format?(value.wrappedValue) ?? "\(value.wrappedValue)" }
    func move(_ steps: Stepping<V>) -> (@MainActor () -> Void)? {
      if steps.isAtEnd(value.wrappedValue) { return nil }
      return edited(
        { value.wrappedValue = steps.next(after: value.wrappedValue) }, onEditingChanged)
    }
    increment = { move(Stepping(step: step, isBackwards: false, bounds: bounds)) }
    decrement = { move(Stepping(step: step, isBackwards: true, bounds: bounds)) }
  }

  /// The label and the marks, which act as one.
  public var body: some View {
    let increment = increment()
    let decrement = decrement()
    var semantics = Semantics(.stepper)
    semantics.combinesChildren = true
    if hidesLabels { semantics.label = spoken(label) }
    semantics.value = value?()
    semantics.actions.increment = increment
    semantics.actions.decrement = decrement
    return HStack {
      if !hidesLabels { label.textLook(attributes: isEnabled ? [] : .dim) }
      HStack(spacing: 0) {
        Glyph("[-]", attributes: decrement == nil || !isEnabled ? .dim : [])
        Glyph("[+]", attributes: increment == nil || !isEnabled ? .dim : [])
      }
    }
    .semantics(semantics)
  }
}

/// An action between the signs that editing begins and ends.
@MainActor func edited(
  _ action: @escaping @MainActor () -> Void, _ changed: @escaping @MainActor (Bool) -> Void
) -> @MainActor () -> Void {
  {
    changed(true)
    action()
    changed(false)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that calls actions. One that is nil cannot be done.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that calls actions. One that is nil cannot be done.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a number.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, nil, onEditingChanged)
  }

  /// Makes a stepper for a number.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, nil, onEditingChanged)
  }

  /// Makes a stepper for a number in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, nil, onEditingChanged)
  }

  /// Makes a stepper for a number in a range.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, nil, onEditingChanged)
  }

  /// Makes a stepper for a number that is read out in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(Text(titleKey), value, nil, step, { format.format($0) }, onEditingChanged)
  }

  /// Makes a stepper for a number that is read out in a format.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(Text(title), value, nil, step, { format.format($0) }, onEditingChanged)
  }
}

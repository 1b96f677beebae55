public import BinderyBindings
public import Foundation

/// A date to choose.
///
/// It is drawn as its label and the date, `Due [2026-03-01 09:30]`, in the calendar and the time
/// zone of the environment. It steps by a day, or by a minute where only the time is asked for, and
/// takes a date that is typed in the way it is shown.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that are asked for.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLabels) private var hidesLabels

  init(
    _ label: Label, _ selection: Binding<Date>, _ bounds: ClosedRange<Date>,
    _ components: DatePickerComponents
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  /// Makes a choice of a date with a label of its own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date in a range with a label of its own.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range, displayedComponents)
  }

  /// Makes a choice of a date from one on with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date up to one with a label of its own.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast...range.upperBound, displayedComponents)
  }

  /// The label and the date, which act as one.
  public var body: some View {
    let date = selection.wrappedValue
    let text = DateText(components, calendar, timeZone)
    let step = text.step
    var semantics = Semantics(.stepper)
    semantics.combinesChildren = true
    if hidesLabels { semantics.label = spoken(label) }
    semantics.value = text.string(from: date)
    if date < bounds.upperBound { semantics.actions.increment = { set(date + step) } }
    if date > bounds.lowerBound { semantics.actions.decrement = { set(date - step) } }
    semantics.actions.setText = { if let date = text.date(from: $0) { set(date) } }
    semantics.actions.text = { text.string(from: selection.wrappedValue) }
    return HStack {
      if !hidesLabels { label.textLook(attributes: isEnabled ? [] : .dim) }
      Glyph("[\(text.string(from: date))]", attributes: isEnabled ? [] : .dim)
    }
    .semantics(semantics)
  }

  private func set(_ date: Date) {
    selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, .distantPast ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, .distantPast ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range, displayedComponents)
  }

  /// Makes a choice of a date in a range with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range, displayedComponents)
  }

  /// Makes a choice of a date from one on with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, range.lowerBound ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date from one on with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range.lowerBound ... .distantFuture, displayedComponents)
  }

  /// Makes a choice of a date up to one with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, .distantPast...range.upperBound, displayedComponents)
  }

  /// Makes a choice of a date up to one with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, .distantPast...range.upperBound, displayedComponents)
  }
}

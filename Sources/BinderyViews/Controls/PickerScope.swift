import BinderyBindings

/// The picker that a view is in: how its options are drawn, and what choosing one does.
struct PickerScope: Equatable {
  /// How an option is drawn.
  enum OptionLook {
    /// Only the one that is chosen, by itself.
    case chosen
    /// A row with a mark before the one that is chosen: `• Red`.
    case marked
    /// A row with a button before it: `(•) Red`.
    case radio
    /// A part of a row, in brackets if it is chosen: `[Red] Blue `.
    case segment
  }

  let look: OptionLook
  private let place: AnyLocation
  /// Whether an option with a tag is chosen. Tracked.
  let isSelected: @MainActor (AnyHashable) -> Bool
  /// Chooses the option with a tag.
  let select: @MainActor (AnyHashable) -> Void
  /// Whether an option with a tag can be chosen at all: tags are of the selection's type.
  let accepts: (AnyHashable) -> Bool

  @MainActor init<Value: Hashable>(
    _ selection: Binding<Value>, _ look: OptionLook, didSelect: @escaping @MainActor () -> Void
  ) {
    self.look = look
    place = selection.location
    isSelected = { tag in (tag.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    select = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
      didSelect()
    }
    accepts = { $0.base is Value }
  }

  static func == (a: PickerScope, b: PickerScope) -> Bool {
    let (first, second) = (a.place, b.place)
    // Environments are compared where the views are.
    return a.look == b.look && MainActor.assumeIsolated { first.isSamePlace(as: second) }
  }
}

struct PickerScopeKey: EnvironmentKey {
  static var defaultValue: PickerScope? { nil }
}

extension EnvironmentValues {
  /// The picker that a view is in; nil outside, and inside an option.
  var pickerScope: PickerScope? {
    get { self[PickerScopeKey.self] }
    set { self[PickerScopeKey.self] = newValue }
  }
}

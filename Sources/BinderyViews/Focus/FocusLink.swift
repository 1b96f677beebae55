import BinderyBindings

/// What ties the focus of a view to a state: the state has a value while the view has the focus.
struct FocusLink: Equatable {
  private let place: AnyObject
  private let value: AnyHashable
  /// Whether the state asks for the focus. Tracked.
  let isWanted: @MainActor () -> Bool
  /// Tells the state that the view has the focus.
  let take: @MainActor () -> Void
  /// Tells the state that the view has it no longer.
  let release: @MainActor () -> Void

  @MainActor init<Value>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    let location = binding.place.location
    place = location
    self.value = AnyHashable(value)
    isWanted = { binding.wrappedValue == value }
    take = { if location.peek() != value { binding.wrappedValue = value } }
    release = {
      // The view that owns the state may have gone along with this one.
      if (location as? StoredLocation<Value>)?.hasEnded == true { return }
      if location.peek() == value { binding.wrappedValue = binding.none }
    }
  }

  static func == (a: FocusLink, b: FocusLink) -> Bool {
    a.place === b.place && a.value == b.value
  }
}

struct FocusLinksKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
  /// The states that are tied to the focus of the views inside.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

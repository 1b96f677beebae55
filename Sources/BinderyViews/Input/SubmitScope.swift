/// What is done when an input inside a view is ended: the newest action, then those further out.
@MainActor package final class SubmitScope {
  var triggers: SubmitTriggers = []
  var action: (@MainActor () -> Void)?
  var outer: SubmitScope?

  nonisolated init() {}

  /// Ends an input.
  package func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action?() }
    outer?.submit(trigger)
  }
}

struct SubmitScopeKey: EnvironmentKey {
  static var defaultValue: SubmitScope? { nil }
}

extension EnvironmentValues {
  /// What is done when an input is ended.
  package var submitScope: SubmitScope? {
    get { self[SubmitScopeKey.self] }
    set { self[SubmitScopeKey.self] = newValue }
  }
}

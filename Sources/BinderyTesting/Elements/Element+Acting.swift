import BinderyText
import BinderyViews
import Testing

/// What an action is called, in a sentence that says that it cannot be done.
typealias Verb = String

extension Element {
  /// Looks the element up and does something with it, as one action.
  ///
  /// - Parameter action: Picks what is to be done; nil where the element cannot.
  func act(
    _ verb: Verb, at location: SourceLocation, otherwise reason: String? = nil,
    _ action: @MainActor (Semantics.Actions) -> (@MainActor () -> Void)?
  ) throws(ScreenError) {
    let match = try usable(verb, at: location)
    guard let action = action(match.element.semantics.actions) else {
      throw impossible(verb, at: location, reason)
    }
    screen.perform(at: location, action)
  }

  /// Looks the element up, and throws if it cannot be used.
  func usable(_ verb: Verb, at location: SourceLocation) throws(ScreenError) -> Match {
    let match = try screen.resolve(path, at: location)
    if match.element.isEnabled { return match }
    let obstacle = screen.obstacle(before: path) ?? .disabled(in: nil)
    throw screen.error(.unusable(path.last, verb: verb, obstacle), at: location)
  }

  func impossible(
    _ verb: Verb, at location: SourceLocation, _ reason: String? = nil
  ) -> ScreenError {
    screen.error(.impossible(path.last, verb: verb, reason: reason), at: location)
  }
}

/// Loads again, in a task of the screen's.
@MainActor func refreshing(_ actions: Semantics.Actions) -> (@MainActor () -> Void)? {
  guard let refresh = actions.refresh else { return nil }
  return { Task { await refresh() } }
}

extension ElementPath {
  /// What was asked for last. An element always has been asked for.
  var last: ElementQuery { steps[steps.count - 1] }
}

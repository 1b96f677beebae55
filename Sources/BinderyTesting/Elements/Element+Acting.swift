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

  /// Looks the element up and presses it; or else what it is part of, or the one thing in it that
  /// can be pressed.
  func press(
    _ verb: Verb, at location: SourceLocation,
    _ action: (Semantics.Actions) -> (@MainActor () -> Void)?
  ) throws(ScreenError) {
    let match = try usable(verb, at: location)
    let outwards = [match.element] + match.ancestors.reversed()
    var pressed = outwards.first { action($0.semantics.actions) != nil }
    if pressed == nil {
      let inside = match.element.flattened.dropFirst().filter { element in
        !element.isAside && action(element.semantics.actions) != nil
      }
      if inside.count > 1 {
        let names = inside.map { "the \(ElementQuery(role: $0.role, name: .label($0.label)))" }
        throw impossible(
          verb, at: location,
          "it has no action for that, and holds \(names.joined(separator: ", "))")
      }
      pressed = inside.first
    }
    guard let pressed, pressed.isEnabled, let perform = action(pressed.semantics.actions) else {
      throw impossible(verb, at: location)
    }
    screen.perform(at: location, perform)
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

extension ElementPath {
  /// What was asked for last. An element always has been asked for.
  var last: ElementQuery { steps[steps.count - 1] }
}

extension View {
  /// Runs an action when the input of a field inside is ended with return.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the ends of inputs inside from the actions of views further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitScope) { if isBlocking { $0 = nil } }
  }

  /// Does nothing: a terminal's return key has no label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// What the return key of a keyboard on the screen would say.
public enum SubmitLabel: Hashable, Sendable {
  /// The input is done.
  case done
  /// Go there.
  case go
  /// Send it.
  case send
  /// Join.
  case join
  /// Take this way.
  case route
  /// Look for it.
  case search
  /// A new line.
  case `return`
  /// On to the next field.
  case next
  /// Go on.
  case `continue`
}

struct SubmitModifier: ViewModifier {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void
  @LocalState private var scope = SubmitScope()
  @Environment(\.submitScope) private var outer

  func body(content: Content) -> some View {
    let scope = scope
    // The scope is no state that is shown: fields ask it when an input is ended.
    scope.triggers = triggers
    scope.action = action
    scope.outer = outer
    return content.environment(\.submitScope, scope)
  }
}

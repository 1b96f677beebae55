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

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

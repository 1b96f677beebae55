/// Looks on while a script is run over one style, to measure or to draw it.
@MainActor package struct BehaviorObserver {
  let willStep: (Screen) -> Void
  let didStep: (String, Screen) -> Void

  /// Makes an observer.
  /// - Parameters:
  ///   - willStep: Called before the action of each step.
  ///   - didStep: Called with the name of the step, once the screen has settled after it.
  package init(
    willStep: @escaping (Screen) -> Void = { _ in }, didStep: @escaping (String, Screen) -> Void
  ) {
    self.willStep = willStep
    self.didStep = didStep
  }
}

import Observation

extension ObservationProfile {
  /// Evaluates `body` so that the node is marked when an observable object that was read changes.
  ///
  /// Evaluations of a type of view of which none has read an object yet allocate nothing. The first
  /// that does registers without a token, since by then it is too late to read one; that is the one
  /// registration a type of view may leave behind.
  func observing<Result>(
    _ node: Node, _ registration: inout ObservationRegistration?, _ body: () -> Result
  ) -> Result {
    if !observes {
      return withObservationTracking(body, onChange: firstHandler(of: node, &registration))
    }
    let current = cancellableRegistration(of: node, &registration)
    return withObservationTracking(
      {
        current.readToken()
        return body()
      }, onChange: current.handler)
  }

  /// Called only if something was read.
  private func firstHandler(
    of node: Node, _ registration: inout ObservationRegistration?
  ) -> @Sendable () -> Void {
    observes = true
    let first = ObservationRegistration(node, isCancellable: false)
    registration = first
    return first.handler
  }

  private func cancellableRegistration(
    of node: Node, _ registration: inout ObservationRegistration?
  ) -> ObservationRegistration {
    if let known = registration, known.isCancellable {
      known.cancel()
      return known
    }
    registration?.end()
    let made = ObservationRegistration(node, isCancellable: true)
    registration = made
    return made
  }
}

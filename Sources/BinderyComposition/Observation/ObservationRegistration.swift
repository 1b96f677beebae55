import BinderyViews
import Observation

/// The registration of a node with the observable objects that its last evaluation read.
///
/// The system keeps a registration until one of the properties changes. A node that is evaluated
/// again for another cause would leave one behind each time; so a token of our own is read along,
/// and changed to cancel the rest.
@MainActor final class ObservationRegistration {
  private let signal: ChangeSignal
  private let token: ObservationToken?

  init(_ owner: any PropertyOwner, isCancellable: Bool) {
    signal = ChangeSignal(owner)
    token = isCancellable ? ObservationToken() : nil
  }

  var isCancellable: Bool { token != nil }

  /// What is called, on any thread, when something that was read is about to change.
  var handler: @Sendable () -> Void {
    // A closure over one object needs no memory of its own.
    { [signal] in signal.fire() }
  }

  /// Makes the registration one that `cancel` ends. Called while reads are tracked.
  func readToken() { token?.read() }

  /// Ends what the last evaluation has registered.
  func cancel() {
    guard let token else { return }
    signal.isSilent = true
    token.change()
    signal.isSilent = false
  }

  /// Ends what the last evaluation has registered; there will be no other.
  func end() {
    signal.end()
    token?.change()
  }
}

/// An observable object of no content.
private final class ObservationToken: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }
  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// What is known about the evaluations of one type of view.
@MainActor final class ObservationProfile {
  /// Whether one of them has read an observable object.
  @exclusivity(unchecked) var observes = false
}

extension Composition {
  /// Evaluates `body` so that the node is marked when an observable object that was read changes.
  ///
  /// Evaluations of a type of view of which none has read an object yet allocate nothing. The first
  /// that does registers without a token, since by then it is too late to read one; that is the one
  /// registration a type of view may leave behind.
  func observing<Result>(
    _ node: Node, _ registration: inout ObservationRegistration?,
    _ profile: ObservationProfile, _ body: () -> Result
  ) -> Result {
    if !profile.observes {
      return withObservationTracking(
        body, onChange: firstHandler(of: node, &registration, profile))
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
    of node: Node, _ registration: inout ObservationRegistration?,
    _ profile: ObservationProfile
  ) -> @Sendable () -> Void {
    profile.observes = true
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

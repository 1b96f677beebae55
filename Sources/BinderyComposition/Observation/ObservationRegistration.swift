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

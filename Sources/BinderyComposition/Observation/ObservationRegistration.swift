import Foundation
import Observation

/// The registration of one evaluation with the observable objects that it read.
///
/// The system keeps a registration until one of its properties changes. A node that is evaluated
/// again for another cause would leave one behind each time; so, from the second evaluation that
/// reads an object on, a token of our own is read along and changed to cancel the rest.
@MainActor final class ObservationRegistration {
  // The node cancels its registration when it is unmounted, and so outlives it.
  unowned(unsafe) var node: Node?
  private var token: ObservationToken?
  private var isCancelled = false

  nonisolated init() {}

  func prepare(for node: Node, cancellable: Bool) {
    self.node = node
    if cancellable { token = ObservationToken() }
  }

  func readToken() { token?.read() }

  func cancel() {
    isCancelled = true
    node = nil
    token?.change()
    token = nil
  }

  /// Something that was read is about to change.
  nonisolated func fire() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { _ = mark() }
    } else {
      // The hop may arrive before the value has landed, so the node looks once more.
      Task { @MainActor in
        guard let node = mark() else { return }
        await Task.yield()
        if node.isMounted { node.mark() }
      }
    }
  }

  @discardableResult private func mark() -> Node? {
    if isCancelled { return nil }
    node?.mark()
    return node
  }
}

/// An observable object of no content.
final class ObservationToken: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }
  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

extension Composition {
  /// Evaluates `body` so that the node is marked when an observable object that was read changes.
  ///
  /// Evaluations that read none allocate nothing.
  func observing<Result>(
    _ node: Node, registration: inout ObservationRegistration?, _ body: () -> Result
  ) -> Result {
    let hadOne = registration != nil
    registration?.cancel()
    registration = nil
    var next = spareRegistration ?? ObservationRegistration()
    spareRegistration = nil
    next.prepare(for: node, cancellable: hadOne)
    let result = track(next, readsToken: hadOne, body)
    if !hadOne && isKnownUniquelyReferenced(&next) {
      next.node = nil
      spareRegistration = next
    } else {
      registration = next
    }
    return result
  }

  private func track<Result>(
    _ registration: ObservationRegistration, readsToken: Bool, _ body: () -> Result
  ) -> Result {
    withObservationTracking {
      if readsToken { registration.readToken() }
      return body()
    } onChange: {
      // A closure over one object needs no memory of its own.
      registration.fire()
    }
  }
}

import BinderyCombine

/// A subscription whose values a mounted view takes.
@MainActor final class Reception<Value> {
  /// What is done with a value: the newest.
  var action: @MainActor (Value) -> Void
  private weak var host: (any AttachmentHost)?
  private var subscription: AnyCancellable?

  init<P: Publisher>(
    _ publisher: P, on host: any AttachmentHost, _ action: @escaping @MainActor (Value) -> Void
  ) where P.Output == Value, P.Failure == Never {
    self.action = action
    self.host = host
    subscription = Self.subscribe(to: publisher) { [weak self] in self }
  }

  /// Takes no more values.
  func end() {
    host = nil
    subscription = nil
  }

  // Apart from the main actor, since values may come on any thread.
  private nonisolated static func subscribe<P: Publisher>(
    to publisher: P, _ reception: @escaping @Sendable () -> Reception?
  ) -> AnyCancellable where P.Output == Value, P.Failure == Never {
    publisher.sink { value in
      // A value crosses to the main actor as it does with `receive(on:)`: the publisher hands it
      // over and promises nothing else. Nothing here looks at it on the thread it came on.
      nonisolated(unsafe) let value = value
      if MainActor.isCurrent {
        MainActor.assumeIsolated { reception()?.take(value) }
      } else {
        Task { @MainActor in reception()?.take(value) }
      }
    }
  }

  private func take(_ value: Value) {
    host?.performSoon { [weak self] in self?.action(value) }
  }
}

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher that connects another while there are subscribers.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      private struct State {
        var subscriberCount = 0
        var connection: (any Cancellable)?
      }

      /// Where the values come from.
      public let upstream: Upstream
      private let state = Guarded(State())

      /// Makes a publisher that connects another.
      public init(upstream: Upstream) {
        self.upstream = upstream
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let isFirst = state.withLock { state in
          state.subscriberCount += 1
          return state.subscriberCount == 1
        }
        upstream.subscribe(
          EventTap(
            subscriber, Events(onCompletion: { _ in self.leave() }, onCancel: { self.leave() })))
        // A publisher that has completed already leaves nobody to connect for.
        guard isFirst, state.withLock({ $0.subscriberCount > 0 }) else { return }
        let connection = upstream.connect()
        let isNeeded = state.withLock { state in
          guard state.subscriberCount > 0, state.connection == nil else { return false }
          state.connection = connection
          return true
        }
        if !isNeeded {
          connection.cancel()
        }
      }

      private func leave() {
        let connection = state.withLock { state -> (any Cancellable)? in
          state.subscriberCount -= 1
          guard state.subscriberCount == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        connection?.cancel()
      }
    }
  }

  extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last has left.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
      Publishers.Autoconnect(upstream: self)
    }
  }
#endif

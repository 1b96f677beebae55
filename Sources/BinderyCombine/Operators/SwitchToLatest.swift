#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of the values of whichever publisher another has published last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
      /// The kind of value published.
      public typealias Output = P.Output
      /// The kind of error published.
      public typealias Failure = P.Failure

      /// Where the publishers come from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(Switching<P, _>(subscriber))
      }
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher, and drops the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }

  extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the latest publisher, which may fail though this one cannot.
    public func switchToLatest()
      -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
      Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
  }

  extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Publishes the values of the latest publisher; neither can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }

  private final class Switching<Input: Publisher, Downstream: Subscriber>: Subscriber
  where Downstream.Input == Input.Output, Downstream.Failure == Input.Failure {
    typealias Failure = Input.Failure

    private struct State {
      var upstream: (any Subscription)?
      var hasEnded = false
      /// The number of the latest publisher, or zero once it has finished.
      var current = 0
      var count = 0
    }

    private let downstream: Downstream
    private let state: Guarded<State>
    private let succession: Succession<Downstream>

    init(_ downstream: Downstream) {
      let state = Guarded(State())
      self.state = state
      self.downstream = downstream
      succession = Succession(downstream) {
        state.exchange(State(hasEnded: true)).upstream?.cancel()
      }
    }

    func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard state.upstream == nil, !state.hasEnded else { return false }
        state.upstream = subscription
        return true
      }
      guard isFirst else { return subscription.cancel() }
      downstream.receive(subscription: succession)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let number = state.withLock { state in
        state.count += 1
        state.current = state.count
        return state.count
      }
      succession.follow(input) { [self] completion in
        if case .failure = completion {
          return fail(completion)
        }
        let isOver = state.withLock { state in
          if state.current == number { state.current = 0 }
          return state.hasEnded && state.current == 0
        }
        if isOver { succession.finish(.finished) }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .failure = completion {
        return fail(completion)
      }
      let isOver = state.withLock { state in
        state.hasEnded = true
        state.upstream = nil
        return state.current == 0
      }
      if isOver { succession.finish(.finished) }
    }

    private func fail(_ completion: Subscribers.Completion<Failure>) {
      state.exchange(State(hasEnded: true)).upstream?.cancel()
      succession.finish(completion)
    }
  }
#endif

#if !canImport(Darwin)
  /// One subscription whose values are awaited; it is cancelled when this is released.
  final class AwaitedValues<Output, Failure: Error> {
    private let mailbox = Mailbox<Output, Failure>()

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      publisher.subscribe(mailbox)
    }

    deinit {
      mailbox.cancel()
    }

    /// Awaits a value or the error that publishing ends with; nil after the end.
    ///
    /// The value is asked for on the caller's actor, before anything else runs there.
    func next(isolation: isolated (any Actor)?) async -> Result<Output, Failure>? {
      let mailbox = Handoff(mailbox)
      let outcome = await withTaskCancellationHandler {
        // A closure is on the actor of a parameter only if it captures it.
        _ = isolation
        return await withCheckedContinuation { mailbox.value.ask($0) }
      } onCancel: {
        mailbox.value.cancel()
      }
      return outcome.value
    }
  }

  /// Where a subscription's values are handed to those who await them.
  private final class Mailbox<Output, Failure: Error>: Subscriber {
    // A value travels from the thread that sends it to the task that awaits it.
    typealias Outcome = Handoff<Result<Output, Failure>?>
    typealias Waiting = CheckedContinuation<Outcome, Never>

    private struct State {
      var subscription: (any Subscription)?
      var waiting = Queue<Waiting>()
      /// How many values were asked for before there was a subscription.
      var early = 0
      var failure: Failure?
      var hasEnded = false
    }

    private let state = Guarded(State())

    func ask(_ waiting: Waiting) {
      let (subscription, ended) = state.withLock { state -> ((any Subscription)?, Outcome?) in
        if state.hasEnded {
          defer { state.failure = nil }
          return (nil, Outcome(state.failure.map { .failure($0) }))
        }
        state.waiting.append(waiting)
        if state.subscription == nil { state.early += 1 }
        return (state.subscription, nil)
      }
      if let ended {
        waiting.resume(returning: ended)
      }
      subscription?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
      let early = state.withLock { state -> Int? in
        guard !state.hasEnded, state.subscription == nil else { return nil }
        state.subscription = subscription
        return state.early
      }
      guard let early else { return subscription.cancel() }
      if early > 0 {
        subscription.request(.max(early))
      }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      state.withLock { $0.waiting.popFirst() }?.resume(returning: Outcome(.success(input)))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      var failure: Failure?
      if case .failure(let error) = completion { failure = error }
      end(failure)
    }

    func cancel() {
      end(nil)?.cancel()
    }

    /// Resumes whoever waits, the first with the error, and returns the subscription.
    @discardableResult
    private func end(_ failure: Failure?) -> (any Subscription)? {
      var last = state.withLock { state -> State in
        guard !state.hasEnded else { return State() }
        let last = state
        state = State(failure: state.waiting.isEmpty ? failure : nil, hasEnded: true)
        return last
      }
      var failure = failure
      while let waiting = last.waiting.popFirst() {
        waiting.resume(returning: Outcome(failure.map { .failure($0) }))
        failure = nil
      }
      return last.subscription
    }
  }
#endif

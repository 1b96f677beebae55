#if !canImport(Darwin)
  /// A subscriber that sends what it receives to a subject.
  final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private struct State {
      var subject: S?
      var subscription: (any Subscription)?
    }

    private let state: Guarded<State>

    init(_ subject: S) {
      state = Guarded(State(subject: subject))
    }

    func receive(subscription: any Subscription) {
      let subject = state.withLock { state -> S? in
        guard state.subscription == nil, state.subject != nil else { return nil }
        state.subscription = subscription
        return state.subject
      }
      if let subject {
        subject.send(subscription: subscription)
      } else {
        subscription.cancel()
      }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
      state.withLock { $0.subject }?.send(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
      state.exchange(State()).subject?.send(completion: completion)
    }

    func cancel() {
      state.exchange(State()).subscription?.cancel()
    }
  }
#endif

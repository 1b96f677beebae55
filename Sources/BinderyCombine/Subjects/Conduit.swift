#if !canImport(Darwin)
  /// One subscriber's subscription to a broadcast.
  final class Conduit<Output, Failure: Error>: Subscription {
    private struct State {
      var broadcast: Broadcast<Output, Failure>?
      var downstream: AnySubscriber<Output, Failure>?
      var demand = Subscribers.Demand.none
      /// Whether the subscriber has the broadcast's latest value.
      var isCurrent = false
      var isAnnounced = false
      var completion: Subscribers.Completion<Failure>?
    }

    /// The place in the order of subscribers.
    let ticket: Int
    private let state: Guarded<State>

    init(
      broadcast: Broadcast<Output, Failure>, ticket: Int, downstream: AnySubscriber<Output, Failure>
    ) {
      self.ticket = ticket
      state = Guarded(State(broadcast: broadcast, downstream: downstream))
    }

    /// Delivers a value if one is wanted; otherwise notes that the latest is owed.
    func offer(_ value: Output) {
      let downstream = state.withLock { state -> AnySubscriber<Output, Failure>? in
        guard state.demand > .none else {
          state.isCurrent = false
          return nil
        }
        state.demand -= 1
        state.isCurrent = true
        return state.downstream
      }
      guard let downstream else { return }
      let more = downstream.receive(value)
      if more > .none {
        request(more)
      }
    }

    /// Delivers the completion, after the subscription itself if that is still on its way.
    func finish(_ completion: Subscribers.Completion<Failure>) {
      let last = state.withLock { state -> State? in
        guard state.isAnnounced else {
          state.completion = completion
          return nil
        }
        let last = state
        state = State(isAnnounced: true)
        return last
      }
      last?.downstream?.receive(completion: completion)
    }

    /// Says that the subscriber has received this subscription.
    func announced() {
      let completion = state.withLock { state in
        state.isAnnounced = true
        return state.completion
      }
      if let completion {
        finish(completion)
      }
    }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      let (broadcast, isOwed) = state.withLock { state in
        state.demand += demand
        return (state.broadcast, !state.isCurrent)
      }
      broadcast?.wantValues()
      if isOwed, let value = broadcast?.value {
        offer(value)
      }
    }

    func cancel() {
      state.exchange(State(isAnnounced: true)).broadcast?.detach(ticket: ticket)
    }
  }
#endif

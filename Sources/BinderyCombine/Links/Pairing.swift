#if !canImport(Darwin)
  /// A subscription that joins the values of two publishers into pairs.
  final class Pairing<Rule: PairRule, Downstream: Subscriber>: Subscription
  where Downstream.Input == (Rule.Left, Rule.Right) {
    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var rule = Rule()
      /// The first publisher's, then the second's.
      var sides = [Side(), Side()]
      var isOver: Bool {
        rule.isOver(leftEnded: sides[0].hasEnded, rightEnded: sides[1].hasEnded)
      }
    }

    private typealias Delivery = (Downstream, Downstream.Input)

    private struct Side {
      var subscription: (any Subscription)?
      var hasEnded = false
    }

    private let state: Guarded<State>

    init(_ downstream: Downstream) {
      state = Guarded(State(downstream: downstream))
    }

    /// Subscribes to both publishers.
    func join<Left: Publisher, Right: Publisher>(_ left: Left, _ right: Right)
    where
      Left.Output == Rule.Left, Right.Output == Rule.Right,
      Left.Failure == Downstream.Failure, Right.Failure == Downstream.Failure
    {
      state.withLock { $0.downstream }?.receive(subscription: self)
      left.subscribe(subscriber(of: 0) { $0.add(left: $1) })
      right.subscribe(subscriber(of: 1) { $0.add(right: $1) })
    }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      let sides = state.withLock { state in
        state.demand += demand
        return state.sides
      }
      for side in sides {
        side.subscription?.request(demand)
      }
    }

    func cancel() {
      end(nil)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
      let last = state.exchange(State())
      for side in last.sides {
        side.subscription?.cancel()
      }
      if let completion {
        last.downstream?.receive(completion: completion)
      }
    }

    private func subscriber<Value>(
      of side: Int, add: @escaping (inout Rule, Value) -> Value?
    ) -> AnySubscriber<Value, Downstream.Failure> {
      AnySubscriber(
        receiveSubscription: { self.attach($0, to: side) },
        receiveValue: { value in self.deliver(from: side) { add(&$0, value) } },
        receiveCompletion: { self.complete(side, $0) })
    }

    private func attach(_ subscription: any Subscription, to side: Int) {
      let demand = state.withLock { state -> Subscribers.Demand? in
        guard state.downstream != nil, state.sides[side].subscription == nil else { return nil }
        state.sides[side].subscription = subscription
        return state.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand > .none {
        subscription.request(demand)
      }
    }

    private func deliver<Value>(
      from side: Int, add: (inout Rule) -> Value?
    ) -> Subscribers.Demand {
      let (delivery, _) = state.withLock { state -> (Delivery?, Value?) in
        guard let downstream = state.downstream else { return (nil, nil) }
        let former = add(&state.rule)
        guard state.demand > .none, let pair = state.rule.next() else { return (nil, former) }
        state.demand -= 1
        return ((downstream, pair), former)
      }
      guard let (downstream, pair) = delivery else { return .none }
      let more = downstream.receive(pair)
      let isOver = state.withLock { state in
        state.demand += more
        return state.downstream != nil && state.isOver
      }
      if isOver {
        end(.finished)
      } else if more > .none {
        let other = state.withLock { $0.sides[1 - side].subscription }
        other?.request(more)
        return more
      }
      return .none
    }

    private func complete(
      _ side: Int, _ completion: Subscribers.Completion<Downstream.Failure>
    ) {
      state.withLock { state in
        let former = state.sides[side].subscription
        state.sides[side] = Side(hasEnded: true)
        return former
      }
      switch completion {
      case .failure:
        end(completion)
      case .finished:
        if state.withLock({ $0.downstream != nil && $0.isOver }) {
          end(.finished)
        }
      }
    }
  }
#endif

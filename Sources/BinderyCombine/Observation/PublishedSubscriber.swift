#if !canImport(Darwin)
  /// A subscriber that writes each value to a `@Published` property without keeping it alive.
  final class PublishedSubscriber<Value>: Subscriber {
    typealias Failure = Never

    private struct State {
      weak var property: PublishedProperty<Value>?
      var subscription: (any Subscription)?
    }

    private let state: Guarded<State>

    init(_ property: PublishedProperty<Value>) {
      state = Guarded(State(property: property))
    }

    func receive(subscription: any Subscription) {
      let property = state.withLock { state -> PublishedProperty<Value>? in
        guard state.subscription == nil else { return nil }
        state.subscription = subscription
        return state.property
      }
      if let property {
        property.broadcast.keep(subscription)
      } else {
        subscription.cancel()
      }
    }

    func receive(_ value: Value) -> Subscribers.Demand {
      state.withLock { $0.property }?.set(value)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      let last = state.exchange(State())
      if let subscription = last.subscription {
        last.property?.broadcast.forget(subscription)
      }
    }
  }
#endif

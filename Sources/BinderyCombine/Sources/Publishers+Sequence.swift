#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of a sequence's elements.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      /// The kind of value published.
      public typealias Output = Elements.Element

      /// The elements published to each subscriber.
      public let sequence: Elements

      /// Makes a publisher of a sequence's elements.
      public init(sequence: Elements) {
        self.sequence = sequence
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        var iterator = sequence.makeIterator()
        guard let first = iterator.next() else {
          subscriber.receive(subscription: Subscriptions.empty)
          subscriber.receive(completion: .finished)
          return
        }
        subscriber.receive(
          subscription: ElementSubscription(subscriber, first: first, rest: iterator))
      }
    }
  }

  extension Sequence {
    /// A publisher of the elements, in order.
    public var publisher: Publishers.Sequence<Self, Never> {
      Publishers.Sequence(sequence: self)
    }
  }

  /// Delivers an iterator's elements as they are wanted, and the completion right after the last.
  private final class ElementSubscription<Elements: IteratorProtocol, Downstream: Subscriber>:
    Subscription
  where Downstream.Input == Elements.Element {
    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var isDelivering = false
    }

    private let state: Guarded<State>
    // Reached only by the one thread that is delivering.
    private var next: Elements.Element?
    private var rest: Elements

    init(_ downstream: Downstream, first: Elements.Element, rest: Elements) {
      state = Guarded(State(downstream: downstream))
      next = first
      self.rest = rest
    }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      let isMine = state.withLock { state in
        state.demand += demand
        guard !state.isDelivering else { return false }
        state.isDelivering = true
        return true
      }
      guard isMine else { return }
      while let downstream = takeTurn(), let element = next {
        next = rest.next()
        let more = downstream.receive(element)
        state.withLock { $0.demand += more }
        if next == nil {
          state.exchange(State(isDelivering: true)).downstream?.receive(completion: .finished)
        }
      }
    }

    func cancel() {
      state.withLock { state in
        let last = state
        state = State(isDelivering: state.isDelivering)
        return last
      }
    }

    private func takeTurn() -> Downstream? {
      state.withLock { state in
        guard state.demand > .none, let downstream = state.downstream else {
          state.isDelivering = false
          return nil
        }
        state.demand -= 1
        return downstream
      }
    }
  }
#endif

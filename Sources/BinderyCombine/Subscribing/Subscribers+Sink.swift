#if !canImport(Darwin)
  extension Subscribers {
    /// A subscriber that asks for every value and hands each to a closure.
    ///
    /// It lets go of its closures when it is cancelled and when publishing has ended.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
      private struct State {
        var subscription: (any Subscription)?
        var receiveValue: ((Input) -> Void)?
        var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      }

      private let state: Guarded<State>

      /// Makes a subscriber of two closures.
      public init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        state = Guarded(
          State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
      }

      /// Keeps the subscription; a second one is cancelled.
      public func receive(subscription: any Subscription) {
        let accepted = state.withLock { state in
          guard state.subscription == nil, state.receiveValue != nil else { return false }
          state.subscription = subscription
          return true
        }
        if accepted {
          subscription.request(.unlimited)
        } else {
          subscription.cancel()
        }
      }

      /// Receives a value.
      public func receive(_ value: Input) -> Subscribers.Demand {
        state.withLock { $0.receiveValue }?(value)
        return .none
      }

      /// Ends receiving.
      public func receive(completion: Subscribers.Completion<Failure>) {
        state.exchange(State()).receiveCompletion?(completion)
      }

      /// Stops receiving and lets go of everything held.
      public func cancel() {
        state.exchange(State()).subscription?.cancel()
      }
    }
  }

  extension Publisher {
    /// Calls a closure with each value and another with the completion.
    ///
    /// Publishing stops when the result is released, so keep it.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink(
        receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      subscribe(sink)
      return AnyCancellable(sink)
    }
  }

  extension Publisher where Failure == Never {
    /// Calls a closure with each value.
    ///
    /// Publishing stops when the result is released, so keep it.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }
#endif

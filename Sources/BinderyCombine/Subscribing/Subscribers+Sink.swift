#if !canImport(Darwin)
  extension Subscribers {
    /// A subscriber that asks for every value and hands each to a closure.
    ///
    /// It lets go of its closures when it is cancelled and when publishing has ended.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
      private typealias Closures = (
        value: (Input) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
      )

      private let joint: Joint<Closures>

      /// Makes a subscriber of two closures.
      public init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        joint = Joint((receiveValue, receiveCompletion))
      }

      /// Asks for every value; a second subscription is cancelled.
      public func receive(subscription: any Subscription) {
        if joint.attach(subscription) != nil {
          subscription.request(.unlimited)
        }
      }

      /// Receives a value.
      public func receive(_ value: Input) -> Subscribers.Demand {
        joint.downstream?.value(value)
        return .none
      }

      /// Ends receiving.
      public func receive(completion: Subscribers.Completion<Failure>) {
        joint.take().downstream?.completion(completion)
      }

      /// Stops receiving and lets go of everything held.
      public func cancel() {
        joint.take().upstream?.cancel()
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

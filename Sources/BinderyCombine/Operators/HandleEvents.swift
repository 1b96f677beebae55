#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values that calls closures along the way.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      let events: Events<Output, Failure>

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(EventTap(subscriber, events))
      }
    }
  }

  extension Publisher {
    /// Calls closures as a subscription, values and a completion arrive, and as values are asked
    /// for or the subscription is cancelled.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      Publishers.HandleEvents(
        upstream: self,
        events: Events(
          onSubscription: receiveSubscription,
          onValue: receiveOutput,
          onCompletion: receiveCompletion,
          onCancel: receiveCancel,
          onRequest: receiveRequest.map { receiveRequest in { demand, _ in receiveRequest(demand) }
          }
        ))
    }
  }
#endif

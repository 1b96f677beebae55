#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of the values of publishers that another's values are turned into.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
      /// The kind of value published.
      public typealias Output = NewPublisher.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from that become publishers.
      public let upstream: Upstream
      /// How many publishers are subscribed to at a time.
      public let maxPublishers: Subscribers.Demand
      /// The closure that turns a value into a publisher.
      public let transform: (Upstream.Output) -> NewPublisher

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.subscribe(
          Flattening(subscriber, maxPublishers: maxPublishers, transform: transform))
      }
    }
  }

  extension Publisher {
    /// Turns each value into a publisher and publishes the values of all of them as they come.
    ///
    /// Unless values are wanted without limit, each publisher is asked for one value at a time.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value into a publisher that cannot fail.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
      Publishers.FlatMap(
        upstream: self, maxPublishers: maxPublishers,
        transform: { transform($0).setFailureType(to: Failure.self) })
    }
  }

  extension Publisher where Failure == Never {
    /// Turns each value into a publisher that may fail, though this one cannot.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
      Publishers.FlatMap(
        upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
        transform: transform)
    }

    /// Turns each value into a publisher; neither can fail.
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
  }
#endif

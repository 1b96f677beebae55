#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values, which is subscribed to again when it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many times upstream is subscribed to again; without limit if nil.
      public let retries: Int?

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let succession = Succession(subscriber)
        subscriber.receive(subscription: succession)
        attempt(succession, retries: retries ?? .max)
      }

      private func attempt<S>(_ succession: Succession<S>, retries: Int)
      where S: Subscriber<Output, Failure> {
        succession.follow(upstream) { completion in
          if case .failure = completion, retries > 0 {
            attempt(succession, retries: retries - 1)
          } else {
            succession.finish(completion)
          }
        }
      }
    }
  }

  extension Publisher {
    /// Subscribes again, up to a number of times, when this publisher fails.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
      Publishers.Retry(upstream: self, retries: retries)
    }
  }
#endif

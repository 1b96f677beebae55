#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values without the first few.
    public struct Drop<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many values are left out.
      public let count: Int

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let remaining = Guarded(count)
        upstream.stage(subscriber) { value in
          let isDropped = remaining.withLock { remaining in
            guard remaining > 0 else { return false }
            remaining -= 1
            return true
          }
          return isDropped ? .skip : .send(value)
        }
      }
    }

    /// A publisher of another's values from the first that fails a test.
    public struct DropWhile<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test that values must pass to be left out.
      public let predicate: (Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let isDropping = Guarded(true)
        upstream.stage(subscriber) { value in
          if isDropping.read(), predicate(value) { return .skip }
          isDropping.exchange(false)
          return .send(value)
        }
      }
    }
  }

  extension Publisher {
    /// Leaves out the first values, whose count must not be negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
      precondition(count >= 0, "Negative count")
      return Publishers.Drop(upstream: self, count: count)
    }

    /// Leaves out values until one fails a test; the rest are not tested.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
      Publishers.DropWhile(upstream: self, predicate: predicate)
    }
  }
#endif

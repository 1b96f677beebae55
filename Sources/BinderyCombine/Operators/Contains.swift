#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of whether one of another's values passes a test.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
      /// The kind of value published.
      public typealias Output = Bool
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test.
      public let predicate: (Upstream.Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Bool, Failure>) {
        upstream.gather(subscriber) {
          predicate($0) ? .result(true) : .more
        } onFinish: {
          false
        }
      }
    }

    /// A publisher of whether all of another's values pass a test.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
      /// The kind of value published.
      public typealias Output = Bool
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test.
      public let predicate: (Upstream.Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Bool, Failure>) {
        upstream.gather(subscriber) {
          predicate($0) ? .more : .result(false)
        } onFinish: {
          true
        }
      }
    }
  }

  extension Publisher {
    /// Publishes true at the first value that passes a test, or false once upstream has finished.
    public func contains(
      where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ContainsWhere<Self> {
      Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes false at the first value that fails a test, or true once upstream has finished.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
      Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
  }
#endif

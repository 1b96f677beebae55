#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's completion alone.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
      /// There are no values.
      public typealias Output = Never
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the completion comes from.
      public let upstream: Upstream

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Never, Failure>) {
        upstream.gather(subscriber) { _ in
          .more
        } onFinish: {
          nil
        }
      }
    }
  }

  extension Publisher {
    /// Leaves out all values and publishes the completion alone.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
      Publishers.IgnoreOutput(upstream: self)
    }
  }
#endif

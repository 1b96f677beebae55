#if !canImport(Darwin)
  extension Publishers {
    /// A publisher that several subscribers share, as an object.
    ///
    /// Upstream is subscribed to while there are subscribers. One that comes late misses the values
    /// sent before.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

      /// Makes a publisher to share.
      public init(upstream: Upstream) {
        self.upstream = upstream
        shared = upstream.multicast { PassthroughSubject() }.autoconnect()
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        shared.receive(subscriber: subscriber)
      }

      /// Whether both are the same.
      public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
  }

  extension Publisher {
    /// Lets several subscribers share one subscription to this publisher.
    public func share() -> Publishers.Share<Self> {
      Publishers.Share(upstream: self)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values or, if that finishes without any, of one value.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The value published if there is no other.
      public let output: Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let isEmpty = Guarded(true)
        let noting = upstream.map { value in
          isEmpty.exchange(false)
          return value
        }
        let rest = Deferred {
          Publishers.Sequence<[Output], Failure>(sequence: isEmpty.read() ? [output] : [])
        }
        noting.append(rest).receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes a value if this publisher finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
      Publishers.ReplaceEmpty(upstream: self, output: output)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values and, if that fails, of one more value.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// This publisher cannot fail.
      public typealias Failure = Never

      /// Where the values come from.
      public let upstream: Upstream
      /// The value that takes the place of an error.
      public let output: Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Never>) {
        upstream.catch { _ in Just(output) }.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes a value in the place of an error and then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
      Publishers.ReplaceError(upstream: self, output: output)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values that stops the program if that fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// This publisher cannot fail.
      public typealias Failure = Never

      /// Where the values come from.
      public let upstream: Upstream
      /// What is said before the error.
      public let prefix: String
      /// The file of the call.
      public let file: StaticString
      /// The line of the call.
      public let line: UInt

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Never>) {
        upstream.mapError { error -> Never in
          let prefix = prefix.isEmpty ? "" : prefix + ": "
          preconditionFailure("\(prefix)\(error)", file: file, line: line)
        }
        .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Stops the program if this publisher fails; that is a mistake of the caller's.
    public func assertNoFailure(
      _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
      Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
  }
#endif

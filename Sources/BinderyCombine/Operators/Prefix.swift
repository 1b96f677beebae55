#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of those of another's values whose places are in a range.
    public struct Output<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The places of the values published, counted from zero.
      public let range: Range<Int>

      /// Attaches a subscriber; upstream is left alone if the range is empty.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        guard !range.isEmpty else {
          return Empty<Output, Failure>().receive(subscriber: subscriber)
        }
        let next = Guarded(0)
        upstream.stage(subscriber) { value in
          let place = next.withLock { next in
            defer { next += 1 }
            return next
          }
          if place < range.lowerBound { return .skip }
          if place < range.upperBound - 1 { return .send(value) }
          return place < range.upperBound ? .sendLast(value) : .end(.finished)
        }
      }
    }

    /// A publisher of another's values up to the first that fails a test.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The test that values must pass for publishing to go on.
      public let predicate: (Output) -> Bool

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { predicate($0) ? .send($0) : .end(.finished) }
      }
    }
  }

  extension Publisher {
    /// Publishes the first values and then finishes; their count must not be negative.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
      precondition(maxLength >= 0, "Negative count")
      return output(in: 0..<maxLength)
    }

    /// Publishes values until one fails a test, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
    {
      Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Publishes the value at a place counted from zero, and then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
      output(in: index..<index + 1)
    }

    /// Publishes the values whose places, counted from zero, are in a range, and then finishes.
    public func output(in range: some RangeExpression<Int>) -> Publishers.Output<Self> {
      let range = range.relative(to: 0..<Int.max)
      precondition(range.lowerBound >= 0, "Negative place")
      return Publishers.Output(upstream: self, range: range)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of what another's values have added up to so far.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What there is before the first value.
      public let initialResult: Output
      /// The closure that adds a value to what there is.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let result = Guarded(initialResult)
        upstream.stage(subscriber) { value in
          let next = nextPartialResult(result.read(), value)
          result.exchange(next)
          return .send(next)
        }
      }
    }

    /// A publisher of what another's values have added up to so far, which fails if an addition
    /// throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What there is before the first value.
      public let initialResult: Output
      /// The closure that adds a value to what there is.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let result = Guarded(initialResult)
        upstream.tryingStage(subscriber) { value in
          let next = try nextPartialResult(result.read(), value)
          result.exchange(next)
          return .send(next)
        }
      }
    }
  }

  extension Publisher {
    /// Adds each value to what there is and publishes the result so far.
    public func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
      Publishers.Scan(
        upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Adds each value to what there is, publishes the result so far, and fails with the first
    /// error thrown.
    public func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
      Publishers.TryScan(
        upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of what another's values add up to.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What there is before the first value.
      public let initial: Output
      /// The closure that adds a value to what there is.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let result = Guarded(initial)
        upstream.gather(subscriber) { value in
          result.exchange(nextPartialResult(result.read(), value))
          return .more
        } onFinish: {
          result.read()
        }
      }
    }

    /// A publisher of what another's values add up to, which fails if an addition throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What there is before the first value.
      public let initial: Output
      /// The closure that adds a value to what there is.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let result = Guarded(initial)
        upstream.tryingGather(subscriber) { value in
          result.exchange(try nextPartialResult(result.read(), value))
          return .more
        } onFinish: {
          result.read()
        }
      }
    }
  }

  extension Publisher {
    /// Adds up all values and publishes the result once upstream has finished.
    public func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
      Publishers.Reduce(
        upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Adds up all values, publishes the result once upstream has finished, and fails with the
    /// first error thrown.
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(
        upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
  }
#endif

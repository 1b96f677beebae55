#if !canImport(Darwin)
  /// The values of a publisher that may fail, to be awaited one after the other.
  ///
  /// Each is asked for when it is awaited, so a publisher that does not wait, such as a subject,
  /// may send values in between that are missed. Cancelling the task ends the sequence and the
  /// subscription.
  public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of value awaited.
    public typealias Element = P.Output

    /// Awaits the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
      let values: AwaitedValues<P.Output, P.Failure>

      /// Awaits a value; nil once publishing has finished. Throws the error that publishing ends
      /// with.
      public mutating func next() async throws -> P.Output? {
        try await next(isolation: #isolation)
      }

      /// Awaits a value on the caller's actor, so that it is asked for before anything else runs
      /// there.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> P.Output? {
        try await values.next(isolation: actor)?.get()
      }
    }

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) {
      self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
      Iterator(values: AwaitedValues(publisher))
    }
  }

  extension Publisher {
    /// The values, to be awaited one after the other; awaiting throws if publishing fails.
    public var values: AsyncThrowingPublisher<Self> {
      AsyncThrowingPublisher(self)
    }
  }
#endif

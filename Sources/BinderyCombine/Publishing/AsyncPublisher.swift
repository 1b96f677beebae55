#if !canImport(Darwin)
  /// A publisher's values, to be awaited one after the other.
  ///
  /// Each is asked for when it is awaited, so a publisher that does not wait, such as a subject,
  /// may send values in between that are missed. Cancelling the task ends the sequence and the
  /// subscription.
  public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The kind of value awaited.
    public typealias Element = P.Output

    /// Awaits the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
      let values: AwaitedValues<P.Output, Never>

      /// Awaits a value; nil once publishing has ended.
      public mutating func next() async -> P.Output? {
        await next(isolation: #isolation)
      }

      /// Awaits a value on the caller's actor, so that it is asked for before anything else runs
      /// there.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
        switch await values.next(isolation: actor) {
        case .success(let value)?: value
        case nil: nil
        }
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

  extension Publisher where Failure == Never {
    /// The values, to be awaited one after the other.
    public var values: AsyncPublisher<Self> {
      AsyncPublisher(self)
    }
  }
#endif

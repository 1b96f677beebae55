#if !canImport(Darwin)
  extension Result {
    /// A publisher of a result's value or error.
    public struct Publisher: BinderyCombine.Publisher {
      /// The kind of value published.
      public typealias Output = Success

      /// What is published to each subscriber.
      public let result: Result

      /// Makes a publisher of a result.
      public init(_ result: Result) {
        self.result = result
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Success, Failure>) {
        switch result {
        case .success(let value):
          Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value))
            .receive(subscriber: subscriber)
        case .failure(let error):
          Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
        }
      }
    }

    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }
  }
#endif

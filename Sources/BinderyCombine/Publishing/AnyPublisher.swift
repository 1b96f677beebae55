#if !canImport(Darwin)
  /// A publisher that hides the type of another.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let source: ErasedSource<Output, Failure>

    /// Hides the type of a publisher.
    ///
    /// A publisher whose type is hidden already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      if let erased = publisher as? AnyPublisher<Output, Failure> {
        self = erased
      } else {
        source = PublisherSource(publisher)
      }
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      source.receive(subscriber: subscriber)
    }
  }

  extension AnyPublisher: CustomStringConvertible {
    /// A short name for logs.
    public var description: String { "AnyPublisher" }
  }

  extension Publisher {
    /// Hides this publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
  }

  private class ErasedSource<Output, Failure: Error> {
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      fatalError("Abstract source")
    }
  }

  private final class PublisherSource<P: Publisher>: ErasedSource<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) {
      self.publisher = publisher
    }

    override func receive<S>(subscriber: S)
    where S: Subscriber, P.Failure == S.Failure, P.Output == S.Input {
      publisher.receive(subscriber: subscriber)
    }
  }
#endif

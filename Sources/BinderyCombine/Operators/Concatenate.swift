#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of one publisher's values followed by another's.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
      /// The kind of value published.
      public typealias Output = Prefix.Output
      /// The kind of error published.
      public typealias Failure = Prefix.Failure

      /// Where the values come from at first.
      public let prefix: Prefix
      /// Where the values come from once the first has finished.
      public let suffix: Suffix

      /// Makes a publisher out of two.
      public init(prefix: Prefix, suffix: Suffix) {
        self.prefix = prefix
        self.suffix = suffix
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let succession = Succession(subscriber)
        subscriber.receive(subscription: succession)
        succession.follow(prefix) { completion in
          if case .failure = completion {
            succession.finish(completion)
          } else {
            succession.follow(suffix) { succession.finish($0) }
          }
        }
      }
    }
  }

  extension Publisher {
    /// Publishes another publisher's values once this one has finished.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher<Output, Failure> {
      Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Publishes a sequence's elements once this publisher has finished.
    public func append<S: Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
      append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes some values once this publisher has finished.
    public func append(
      _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
      append(elements)
    }

    /// Publishes this publisher's values once another has finished.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher<Output, Failure> {
      Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes a sequence's elements before this publisher's values.
    public func prepend<S: Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
      prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes some values before this publisher's.
    public func prepend(
      _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
      prepend(elements)
    }
  }
#endif

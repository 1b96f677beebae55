#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
      /// The kind of value published.
      public typealias Output = A.Output
      /// The kind of error published.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Makes a publisher out of two.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
          .receive(subscriber: subscriber)
      }
    }

    /// A publisher of the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
      A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure
    {
      /// The kind of value published.
      public typealias Output = A.Output
      /// The kind of error published.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C

      /// Makes a publisher out of three.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        Merge(Merge(a, b), c).receive(subscriber: subscriber)
      }
    }

    /// A publisher of the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
      A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
    {
      /// The kind of value published.
      public typealias Output = A.Output
      /// The kind of error published.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B
      /// The third publisher.
      public let c: C
      /// The fourth publisher.
      public let d: D

      /// Makes a publisher out of four.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        Merge(Merge3(a, b, c), d).receive(subscriber: subscriber)
      }
    }

    /// A publisher of the values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let publishers: [Upstream]

      /// Makes a publisher out of several.
      public init(_ upstream: Upstream...) {
        publishers = upstream
      }

      /// Makes a publisher out of a sequence of others.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
        publishers = Array(upstream)
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
          .flatMap { (publisher: Upstream) -> Upstream in publisher }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes the values of this publisher and another as they come.
    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher<Output, Failure> {
      Publishers.Merge(self, other)
    }

    /// Publishes the values of this publisher and two others as they come.
    public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B: Publisher<Output, Failure>, C: Publisher<Output, Failure> {
      Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of this publisher and three others as they come.
    public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where
      B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
    {
      Publishers.Merge4(self, b, c, d)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of the latest values of two publishers, whenever either has one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// The latest value of each.
      public typealias Output = (A.Output, B.Output)
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
        Pairing<LatestRule<A.Output, B.Output>, _>(subscriber).join(a, b)
      }
    }

    /// A publisher of the latest values of three publishers, whenever one of them has one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// The latest value of each.
      public typealias Output = (A.Output, B.Output, C.Output)
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
        CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
          .receive(subscriber: subscriber)
      }
    }

    /// A publisher of the latest values of four publishers, whenever one of them has one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
      /// The latest value of each.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
        CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes the latest values of this publisher and another, whenever either has one.
    ///
    /// Nothing is published before each has had a value.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Publishes what a closure makes of the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map(transform)
    }

    /// Publishes the latest values of this publisher and two others, whenever one has one.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1, publisher2).map(transform)
    }

    /// Publishes the latest values of this publisher and three others, whenever one has one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R,
      _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(publisher1, publisher2, publisher3).map(transform)
    }
  }

  private struct LatestRule<Left, Right>: PairRule {
    private var left: Left?
    private var right: Right?

    init() {}

    mutating func add(left: Left) -> Left? {
      let former = self.left
      self.left = left
      return former
    }

    mutating func add(right: Right) -> Right? {
      let former = self.right
      self.right = right
      return former
    }

    mutating func next() -> (Left, Right)? {
      guard let left, let right else { return nil }
      return (left, right)
    }

    func isOver(leftEnded: Bool, rightEnded: Bool) -> Bool {
      (leftEnded && rightEnded) || (leftEnded && left == nil) || (rightEnded && right == nil)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of pairs of the values of two publishers, each used once.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
      /// A value of each.
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
        Pairing<ZipRule<A.Output, B.Output>, _>(subscriber).join(a, b)
      }
    }

    /// A publisher of triples of the values of three publishers, each used once.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
      /// A value of each.
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
        Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes this publisher's values in pairs with another's: the first with the first, and so
    /// on.
    ///
    /// Publishing finishes once no further pair can come.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
      Publishers.Zip(self, other)
    }

    /// Publishes what a closure makes of pairs of this publisher's values and another's.
    public func zip<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
      zip(other).map(transform)
    }

    /// Publishes this publisher's values in triples with those of two others.
    public func zip<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of triples of this publisher's values and those of two
    /// others.
    public func zip<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
      zip(publisher1, publisher2).map(transform)
    }
  }

  private struct ZipRule<Left, Right>: PairRule {
    private var lefts = Queue<Left>()
    private var rights = Queue<Right>()

    init() {}

    mutating func add(left: Left) -> Left? {
      lefts.append(left)
      return nil
    }

    mutating func add(right: Right) -> Right? {
      rights.append(right)
      return nil
    }

    mutating func next() -> (Left, Right)? {
      guard !lefts.isEmpty, !rights.isEmpty, let left = lefts.popFirst(),
        let right = rights.popFirst()
      else { return nil }
      return (left, right)
    }

    func isOver(leftEnded: Bool, rightEnded: Bool) -> Bool {
      (leftEnded && lefts.isEmpty) || (rightEnded && rights.isEmpty)
    }
  }
#endif

#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of one property of another's values.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The property published.
      public let keyPath: KeyPath<Upstream.Output, Output>

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { .send($0[keyPath: keyPath]) }
      }
    }

    /// A publisher of two properties of another's values.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
      /// Both properties.
      public typealias Output = (Output0, Output1)
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The first property published.
      public let keyPath0: KeyPath<Upstream.Output, Output0>
      /// The second property published.
      public let keyPath1: KeyPath<Upstream.Output, Output1>

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        upstream.stage(subscriber) { .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
      }
    }
  }

  extension Publisher {
    /// Publishes one property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
      Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Publishes two properties of each value.
    public func map<T0, T1>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
      Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
  }
#endif

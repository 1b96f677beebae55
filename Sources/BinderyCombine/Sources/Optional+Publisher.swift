#if !canImport(Darwin)
  extension Optional {
    /// A publisher of an optional's value, if it has one.
    public struct Publisher: BinderyCombine.Publisher {
      /// The kind of value published.
      public typealias Output = Wrapped
      /// This publisher cannot fail.
      public typealias Failure = Never

      /// The value published to each subscriber; none if nil.
      public let output: Wrapped?

      /// Makes a publisher of a value, if there is one.
      public init(_ output: Wrapped?) {
        self.output = output
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Wrapped, Never>) {
        (output.map { [$0] } ?? []).publisher.receive(subscriber: subscriber)
      }
    }

    /// A publisher of the value, which finishes at once if there is none.
    public var publisher: Publisher { Publisher(self) }
  }
#endif

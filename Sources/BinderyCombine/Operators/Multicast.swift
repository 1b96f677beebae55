#if !canImport(Darwin)
  extension Publishers {
    /// A publisher that sends another's values through one subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The upstream kind of error.
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Makes the subject, when it is first needed.
      public let createSubject: () -> SubjectType
      private let made = Guarded<SubjectType?>(nil)

      /// Makes a publisher out of another and a subject to come.
      public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
        self.upstream = upstream
        self.createSubject = createSubject
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        subject.subscribe(subscriber)
      }

      /// Starts publishing, until the result is cancelled.
      public func connect() -> any Cancellable {
        upstream.subscribe(subject)
      }

      private var subject: SubjectType {
        if let subject = made.read() { return subject }
        let fresh = createSubject()
        return made.withLock { made in
          let subject = made ?? fresh
          made = subject
          return subject
        }
      }
    }
  }

  extension Publisher {
    /// Sends the values to all subscribers through one subject, once connected.
    public func multicast<S: Subject>(
      _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
      Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends the values to all subscribers through a subject, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
      multicast { subject }
    }
  }

  extension Publisher where Failure == Never {
    /// Holds the values back until the result is connected.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
      multicast { PassthroughSubject() }
    }
  }
#endif

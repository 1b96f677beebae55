#if !canImport(Darwin)
  extension Publishers {
    /// A publisher of another's values and, if that fails, of a third's.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// The kind of error published.
      public typealias Failure = NewPublisher.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that makes the publisher to go on with out of the error.
      public let handler: (Upstream.Failure) -> NewPublisher

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let succession = Succession(subscriber)
        subscriber.receive(subscription: succession)
        succession.follow(upstream) { completion in
          switch completion {
          case .finished:
            succession.finish(.finished)
          case .failure(let error):
            succession.follow(handler(error)) { succession.finish($0) }
          }
        }
      }
    }

    /// A publisher of another's values and, if that fails, of a third's or the error of making one.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      /// The upstream kind of value.
      public typealias Output = Upstream.Output
      /// Errors of any kind.
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The closure that makes the publisher to go on with out of the error, or throws.
      public let handler: (Upstream.Failure) throws -> NewPublisher

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        let handled = upstream.catch { error in
          do {
            return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
          } catch {
            return Fail<Output, any Error>(error: error).eraseToAnyPublisher()
          }
        }
        handled.receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Goes on with another publisher if this one fails.
    public func `catch`<P: Publisher>(
      _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
      Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher if this one fails, or fails with the error thrown instead.
    public func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
      Publishers.TryCatch(upstream: self, handler: handler)
    }
  }
#endif

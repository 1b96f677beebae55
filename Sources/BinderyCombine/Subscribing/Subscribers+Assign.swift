#if !canImport(Darwin)
  extension Subscribers {
    /// A subscriber that writes each value to a property of an object.
    ///
    /// It keeps the object alive until it is cancelled or publishing has ended.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
      /// This subscriber's publisher cannot fail.
      public typealias Failure = Never

      private let joint: Joint<Root>

      /// The object written to; nil after the end.
      public var object: Root? { joint.downstream }
      /// The property written to.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>

      /// Makes a subscriber that writes to a property of an object.
      public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        joint = Joint(object)
        self.keyPath = keyPath
      }

      /// Asks for every value; a second subscription is cancelled.
      public func receive(subscription: any Subscription) {
        if joint.attach(subscription) != nil {
          subscription.request(.unlimited)
        }
      }

      /// Receives a value.
      public func receive(_ value: Input) -> Subscribers.Demand {
        object?[keyPath: keyPath] = value
        return .none
      }

      /// Ends receiving.
      public func receive(completion: Subscribers.Completion<Never>) {
        joint.take()
      }

      /// Stops receiving and lets go of everything held.
      public func cancel() {
        joint.take().upstream?.cancel()
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which is kept alive meanwhile.
    ///
    /// Publishing stops when the result is released, so keep it: but if the object itself keeps it,
    /// neither is ever released. For a `@Published` property use `assign(to:)`.
    public func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      let assign = Subscribers.Assign(object: object, keyPath: keyPath)
      subscribe(assign)
      return AnyCancellable(assign)
    }
  }
#endif

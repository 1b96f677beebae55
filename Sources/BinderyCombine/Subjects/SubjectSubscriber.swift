#if !canImport(Darwin)
  /// A subscriber that sends what it receives to a subject.
  final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let joint: Joint<S>

    init(_ subject: S) {
      joint = Joint(subject)
    }

    func receive(subscription: any Subscription) {
      joint.attach(subscription)?.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
      joint.downstream?.send(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
      joint.take().downstream?.send(completion: completion)
    }

    func cancel() {
      joint.take().upstream?.cancel()
    }
  }
#endif

#if !canImport(Darwin)
  /// A link that delivers values and the completion when an action that it hands over is run.
  final class Deferral<Downstream: Subscriber>: Link<Downstream>, Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
      self.schedule = schedule
      super.init(downstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard downstream != nil else { return .none }
      schedule { [self] in
        guard let downstream else { return }
        let more = downstream.receive(input)
        if more > .none {
          requestUpstream(more)
        }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard downstream != nil else { return }
      schedule { [self] in finish(completion) }
    }
  }
#endif

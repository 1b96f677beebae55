#if !canImport(Darwin)
  /// A link that turns each value into at most one other, or ends.
  final class Stage<Input, Failure: Error, Downstream: Subscriber>: Link<Downstream>, Subscriber {
    /// What becomes of a value.
    enum Step {
      /// Something is sent.
      case send(Downstream.Input)
      /// Nothing is sent, so another value is asked for.
      case skip
      /// Something is sent and publishing ends.
      case sendLast(Downstream.Input)
      /// Publishing ends.
      case end(Subscribers.Completion<Downstream.Failure>)
    }

    private let onValue: (Input) -> Step
    private let onCompletion:
      (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    init(
      _ downstream: Downstream,
      onValue: @escaping (Input) -> Step,
      onCompletion:
        @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
      self.onValue = onValue
      self.onCompletion = onCompletion
      super.init(downstream)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard let downstream else { return .none }
      switch onValue(input) {
      case .send(let value):
        return downstream.receive(value)
      case .skip:
        return .max(1)
      case .sendLast(let value):
        _ = downstream.receive(value)
        stop(.finished)
      case .end(let completion):
        stop(completion)
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      finish(onCompletion(completion))
    }
  }

  extension Publisher {
    /// Subscribes through a stage that keeps the kind of error.
    func stage<Downstream: Subscriber>(
      _ downstream: Downstream,
      _ onValue: @escaping (Output) -> Stage<Output, Failure, Downstream>.Step
    ) where Downstream.Failure == Failure {
      subscribe(Stage(downstream, onValue: onValue, onCompletion: { $0 }))
    }

    /// Subscribes through a stage that ends with an error when its closure throws one.
    func tryingStage<Downstream: Subscriber>(
      _ downstream: Downstream,
      _ onValue: @escaping (Output) throws -> Stage<Output, Failure, Downstream>.Step
    ) where Downstream.Failure == any Error {
      subscribe(
        Stage(
          downstream,
          onValue: { value in
            do { return try onValue(value) } catch { return .end(.failure(error)) }
          },
          onCompletion: { $0.erased }))
    }
  }
#endif

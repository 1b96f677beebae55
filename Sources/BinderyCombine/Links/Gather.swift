#if !canImport(Darwin)
  /// A link that asks for every value and sends at most one, when it is wanted.
  final class Gather<Input, Failure: Error, Downstream: Subscriber>: Link<Downstream>, Subscriber {
    /// What becomes of a value.
    enum Step {
      /// More values are needed.
      case more
      /// This is the one to send.
      case result(Downstream.Input)
      /// Publishing ends with an error.
      case fail(Downstream.Failure)
    }

    private let outlet: Outlet<Downstream>
    private let onValue: (Input) -> Step
    private let onFailure: (Failure) -> Downstream.Failure
    private let onFinish: () -> Downstream.Input?

    init(
      _ downstream: Downstream,
      onValue: @escaping (Input) -> Step,
      onFailure: @escaping (Failure) -> Downstream.Failure,
      onFinish: @escaping () -> Downstream.Input?
    ) {
      outlet = Outlet(downstream)
      self.onValue = onValue
      self.onFailure = onFailure
      self.onFinish = onFinish
      super.init(downstream)
    }

    override func receive(subscription: any Subscription) {
      guard let downstream = attach(subscription) else { return }
      downstream.receive(subscription: self)
      requestUpstream(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard downstream != nil else { return .none }
      switch onValue(input) {
      case .more:
        break
      case .result(let value):
        super.cancel()
        outlet.offer(value)
        outlet.finish(.finished)
      case .fail(let error):
        super.cancel()
        outlet.finish(.failure(error))
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard takeEnds().downstream != nil else { return }
      switch completion {
      case .finished:
        if let value = onFinish() { outlet.offer(value) }
        outlet.finish(.finished)
      case .failure(let error):
        outlet.finish(.failure(onFailure(error)))
      }
    }

    override func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
    }

    override func cancel() {
      outlet.close()
      super.cancel()
    }
  }

  extension Publisher {
    /// Subscribes through a link that sends at most one value.
    func gather<Downstream: Subscriber>(
      _ downstream: Downstream,
      _ onValue: @escaping (Output) -> Gather<Output, Failure, Downstream>.Step,
      onFinish: @escaping () -> Downstream.Input?
    ) where Downstream.Failure == Failure {
      subscribe(Gather(downstream, onValue: onValue, onFailure: { $0 }, onFinish: onFinish))
    }

    /// Subscribes through a link that sends at most one value, and ends with an error when its
    /// closure throws one.
    func tryingGather<Downstream: Subscriber>(
      _ downstream: Downstream,
      _ onValue: @escaping (Output) throws -> Gather<Output, Failure, Downstream>.Step,
      onFinish: @escaping () -> Downstream.Input?
    ) where Downstream.Failure == any Error {
      subscribe(
        Gather(
          downstream,
          onValue: { value in
            do { return try onValue(value) } catch { return .fail(error) }
          },
          onFailure: { $0 },
          onFinish: onFinish))
    }
  }
#endif

#if !canImport(Darwin)
  /// A link that asks for every value and passes on some of them, at times of its own.
  ///
  /// A value that is due while the subscriber wants none is dropped.
  class Sampling<Downstream: Subscriber>: Link<Downstream> {
    private let demand = Guarded(Subscribers.Demand.none)

    override func receive(subscription: any Subscription) {
      guard let downstream = attach(subscription) else { return }
      downstream.receive(subscription: self)
      requestUpstream(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "Demand of no values")
      self.demand.withLock { $0 += demand }
    }

    /// Delivers a value, if one is wanted.
    func deliver(_ value: Downstream.Input) {
      let isWanted = demand.withLock { demand in
        guard demand > .none else { return false }
        demand -= 1
        return true
      }
      guard isWanted, let downstream else { return }
      let more = downstream.receive(value)
      demand.withLock { $0 += more }
    }
  }
#endif

#if !canImport(Darwin)
  /// The subscription to an outlet that something else fills.
  final class OutletSubscription<Downstream: Subscriber>: Subscription {
    private let outlet: Outlet<Downstream>
    private let onCancel: () -> Void

    init(_ outlet: Outlet<Downstream>, onCancel: @escaping () -> Void) {
      self.outlet = outlet
      self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {
      outlet.request(demand)
    }

    func cancel() {
      outlet.close()
      onCancel()
    }
  }
#endif

#if !canImport(Darwin)
  /// A publisher of one value that is found once, for all subscribers, and kept.
  public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the outcome; only the first counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
      var result: Result<Output, Failure>?
      var waiting: [ObjectIdentifier: (Result<Output, Failure>) -> Void] = [:]
    }

    private let state = Guarded(State())

    /// Runs a closure at once, which calls its promise now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [state] result in
        let waiting = state.withLock { state -> [(Result<Output, Failure>) -> Void] in
          guard state.result == nil else { return [] }
          state.result = result
          let waiting = Array(state.waiting.values)
          state.waiting = [:]
          return waiting
        }
        for resolve in waiting {
          resolve(result)
        }
      }
    }

    /// Attaches a subscriber, which receives its subscription first.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let outlet = Outlet(subscriber)
      let identifier = ObjectIdentifier(outlet)
      let subscription = OutletSubscription(outlet) { [state] in
        _ = state.withLock { $0.waiting.removeValue(forKey: identifier) }
      }
      subscriber.receive(subscription: subscription)
      let resolve = { (result: Result<Output, Failure>) in
        switch result {
        case .success(let value):
          outlet.offer(value)
          outlet.finish(.finished)
        case .failure(let error):
          outlet.finish(.failure(error))
        }
      }
      let result = state.withLock { state in
        if state.result == nil, outlet.isOpen { state.waiting[identifier] = resolve }
        return state.result
      }
      if let result {
        resolve(result)
      }
    }
  }
#endif

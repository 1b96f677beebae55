#if !canImport(Darwin)
  import BinderyCombine

  /// Whether cancelling a subscriber cancels what is upstream of a chain, once, and nothing
  /// follows.
  func cancels<P: Publisher>(_ chain: (Probe<Int, Mistake>) -> P) -> Bool {
    let probe = Probe<Int, Mistake>()
    let recorder = chain(probe).record()
    recorder.cancel()
    recorder.cancel()
    probe.send(1)
    probe.send(completion: .finished)
    return probe.cancelCount == 1 && recorder.values.isEmpty && recorder.completions.isEmpty
  }

  /// What a chain asks of its upstream when its subscriber asks for some values.
  func requests<P: Publisher>(
    _ demand: Subscribers.Demand, _ chain: (Probe<Int, Mistake>) -> P
  ) -> [Subscribers.Demand] {
    let probe = Probe<Int, Mistake>()
    let recorder = chain(probe).record(demand)
    return recorder.subscription == nil ? [] : probe.requests
  }

  /// What becomes of values that are all wanted.
  func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = publisher.record()
    return recorder.brokeTheOrder ? [] : recorder.values
  }

  /// What becomes of values that are wanted one at a time, each once the one before has come.
  func valuesOneByOne<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = publisher.record(.max(1), each: .max(1))
    return recorder.brokeTheOrder ? [] : recorder.values
  }
#endif

extension Composition {
  /// What the composition has done since it was made.
  public var counters: Counters {
    var counters = Counters()
    for body in bodyCounters where body.count > 0 {
      if body.isKit {
        counters.kitBodyEvaluations += body.count
      } else {
        counters.bodyEvaluations[body.name, default: 0] += body.count
      }
    }
    counters.nodesMarked = nodesMarked
    counters.flushes = flushes
    renderer.takeUnretainedValue().count(into: &counters)
    return counters
  }
}

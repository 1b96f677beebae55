extension Trial {
  /// Counts what an operation of the kit does, after one that is not counted.
  /// - Parameter repetitions: Over how many operations the average is taken.
  public func count(repetitions: Int) -> Counts {
    kit.perform(1)
    var sums: [String: Int] = [:]
    var allocations = 0
    var liveBytes = 0
    for _ in 0..<repetitions {
      kit.prepare?()
      let before = counters()
      let liveBefore = Allocations.liveBytes
      allocations += Allocations.count { kit.run(1) }
      liveBytes = Allocations.liveBytes - liveBefore
      for (name, value) in counters() {
        sums[name, default: 0] += value - before[name, default: 0]
      }
    }
    let scale = Double(repetitions)
    return Counts(
      allocations: rounded(Double(allocations) / scale),
      counters: sums.mapValues { rounded(Double($0) / scale) },
      residentBytes: residents.map { rounded(Double(liveBytes) / Double($0)) })
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

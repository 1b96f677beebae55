import AllocationCounter

/// What an operation does, apart from taking time: the same on every machine.
public struct Counts: Equatable, Sendable {
  /// Blocks of memory that an operation allocates, on average.
  public var allocations: Double
  /// The kit's counters, by name, per operation.
  public var counters: [String: Double]
  /// Bytes kept for each resident, if they were measured.
  public var residentBytes: Double?

  /// Collects the figures.
  public init(
    allocations: Double, counters: [String: Double], residentBytes: Double? = nil
  ) {
    self.allocations = allocations
    self.counters = counters
    self.residentBytes = residentBytes
  }
}

extension Trial {
  /// Counts what an operation of the kit does.
  /// - Parameter repetitions: Over how many operations the average is taken.
  func count(repetitions: Int) -> Counts {
    kit.perform(1)
    var sums: [String: Int] = [:]
    var blocks: UInt64 = 0
    var liveBytes: UInt64 = 0
    for _ in 0..<repetitions {
      kit.prepare?()
      let before = counters()
      let liveBefore = allocation_counter_live_bytes()
      allocation_counter_start()
      kit.run(1)
      blocks += allocation_counter_stop()
      liveBytes = allocation_counter_live_bytes() &- liveBefore
      for (name, value) in counters() {
        sums[name, default: 0] += value - before[name, default: 0]
      }
    }
    let scale = Double(repetitions)
    return Counts(
      allocations: rounded(Double(blocks) / scale),
      counters: sums.mapValues { rounded(Double($0) / scale) },
      residentBytes: residents.map { rounded(Double(liveBytes) / Double($0)) })
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

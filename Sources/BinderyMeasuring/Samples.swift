/// Measured times of one operation, in nanoseconds.
public struct Samples: Equatable, Sendable {
  private var sorted: [Double]

  /// Takes times in any order.
  public init(_ times: some Sequence<Double>) { sorted = times.sorted() }

  /// How many there are.
  public var count: Int { sorted.count }

  /// The time that a share of the samples does not exceed, by nearest rank; NaN without samples.
  /// - Parameter share: From 0, the least, to 1, the greatest.
  public func percentile(_ share: Double) -> Double {
    if sorted.isEmpty { return .nan }
    let rank = (share * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank), 1), sorted.count) - 1]
  }

  /// What is reported of the samples.
  public var summary: Summary {
    Summary(
      minimum: percentile(0), median: percentile(0.5), ninetiethPercentile: percentile(0.9),
      samples: count)
  }
}

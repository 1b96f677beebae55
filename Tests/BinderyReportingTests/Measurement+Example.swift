import BinderyMeasuring

extension Measurement {
  /// A measurement with a few figures.
  static func example(
    _ name: String, _ n: Int = 100, kit: Double? = nil, twin: Double? = nil,
    allocations: Double = 2, counters: [String: Double] = [:], residentBytes: Double? = nil
  ) -> Measurement {
    func summary(_ median: Double) -> Summary {
      Summary(minimum: median / 2, median: median, ninetiethPercentile: median * 2, samples: 9)
    }
    return Measurement(
      name: name, n: n, unit: "rows", units: n, kit: kit.map(summary), twin: twin.map(summary),
      counts: Counts(
        allocations: allocations, counters: counters, residentBytes: residentBytes))
  }
}

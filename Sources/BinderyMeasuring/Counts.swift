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

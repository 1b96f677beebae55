/// What was found out about a workload at one size.
public struct Measurement: Equatable, Sendable {
  /// The workload's name.
  public var name: String
  /// The size.
  public var n: Int
  /// What the throughput counts.
  public var unit: String
  /// How many of them an operation deals with.
  public var units: Int
  /// How long the kit takes for an operation; nil if times were not taken.
  public var kit: Summary?
  /// How long the hand-written twin takes; nil if there is none.
  public var twin: Summary?
  /// What the kit does in an operation.
  public var counts: Counts

  /// Collects the figures.
  public init(
    name: String, n: Int, unit: String, units: Int, kit: Summary?, twin: Summary?, counts: Counts
  ) {
    self.name = name
    self.n = n
    self.unit = unit
    self.units = units
    self.kit = kit
    self.twin = twin
    self.counts = counts
  }

  /// How many times as long as its twin the kit takes, by the medians.
  public var ratio: Double? {
    guard let kit, let twin, twin.median > 0 else { return nil }
    return kit.median / twin.median
  }

  /// Units a second, by the median.
  public var throughput: Double? {
    guard let kit, kit.median > 0 else { return nil }
    return Double(units) * 1e9 / kit.median
  }
}

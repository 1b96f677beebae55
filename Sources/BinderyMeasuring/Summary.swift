/// What is reported of the times of one operation, in nanoseconds.
public struct Summary: Equatable, Sendable {
  /// The fastest.
  public var minimum: Double
  /// The one in the middle.
  public var median: Double
  /// The one that nine of ten do not exceed.
  public var ninetiethPercentile: Double
  /// How many times were taken.
  public var samples: Int

  /// Collects the figures.
  public init(minimum: Double, median: Double, ninetiethPercentile: Double, samples: Int) {
    self.minimum = minimum
    self.median = median
    self.ninetiethPercentile = ninetiethPercentile
    self.samples = samples
  }
}

public import BinderyMeasuring

/// A figure that should not be exceeded. Bars are reported; they never fail a run, since times
/// depend on the machine.
public struct Bar: Sendable {
  /// What it limits.
  public let name: String
  /// The figure.
  public let limit: Double
  /// What the figure counts: "×", "bytes".
  public let unit: String
  /// The figure that was measured; nil if its workloads were not.
  public let value: @Sendable ([Measurement]) -> Double?

  /// Describes a bar.
  public init(
    _ name: String, atMost limit: Double, unit: String = "×",
    value: @escaping @Sendable ([Measurement]) -> Double?
  ) {
    self.name = name
    self.limit = limit
    self.unit = unit
    self.value = value
  }

  /// How many times as long as its twin a workload takes, at the sizes given or at its worst.
  public static func ratio(_ name: String, at sizes: [Int] = [], atMost limit: Double) -> Bar {
    let places = sizes.isEmpty ? "" : " at " + sizes.map { "\($0)" }.joined(separator: " and ")
    return Bar(name + places, atMost: limit) { measurements in
      measurements.filter { $0.name == name && (sizes.isEmpty || sizes.contains($0.n)) }
        .compactMap(\.ratio).max()
    }
  }

  /// How many times as long a workload takes at a large size as at a small one.
  public static func growth(
    _ name: String, _ large: Int, against small: Int, atMost limit: Double
  ) -> Bar {
    Bar("\(name), \(large) against \(small)", atMost: limit) { measurements in
      func median(_ n: Int) -> Double? {
        measurements.first { $0.name == name && $0.n == n }?.kit?.median
      }
      guard let large = median(large), let small = median(small) else { return nil }
      return large / small
    }
  }
}

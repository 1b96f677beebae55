public import BinderyMeasuring
import Foundation

/// The counts that a workload may not exceed, by size: the content of a file of thresholds.
public struct Thresholds: Equatable, Sendable, Codable {
  /// The limits by count, for each size.
  public var limits: [Int: [String: Double]]

  /// Takes limits by count, for each size.
  public init(limits: [Int: [String: Double]]) { self.limits = limits }

  /// Takes what was counted as the limit.
  public init(_ measurements: [BinderyMeasuring.Measurement]) {
    limits = [:]
    for measurement in measurements { limits[measurement.n] = measurement.counts.limited }
  }

  /// Reads a file: an object with an entry per size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    limits = [:]
    for key in container.allKeys {
      guard let size = Int(key.stringValue) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "\(key.stringValue) is not a size.")
      }
      limits[size] = try container.decode([String: Double].self, forKey: key)
    }
  }

  /// Writes a file that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (size, counts) in limits { try container.encode(counts, forKey: Key("\(size)")) }
  }

  fileprivate static var allocations: String { "allocations" }

  /// By how much allocations differ from run to run: a dictionary grows a step earlier or later, as
  /// its hashes fall, and an operation now and then pays for many.
  private static func slack(of limit: Double) -> Double { limit < 10 ? 0.25 : max(1, limit / 100) }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ string: String) { stringValue = string }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// What a measurement has to say to the limits for its size, in the order of the counts' names.
  public func verdicts(on measurement: BinderyMeasuring.Measurement) -> [Verdict] {
    guard let limits = limits[measurement.n] else {
      return [Verdict(measurement.name, measurement.n, "", .missing)]
    }
    return measurement.counts.limited.sorted { $0.key < $1.key }.compactMap { name, value in
      func verdict(_ kind: Verdict.Kind) -> Verdict {
        Verdict(measurement.name, measurement.n, name, kind)
      }
      guard let limit = limits[name] else { return verdict(.missing) }
      let slack = name == Self.allocations ? Self.slack(of: limit) : 0
      if value > limit + slack { return verdict(.exceeded(value, limit: limit)) }
      if value <= limit * 0.9 && value < limit - slack {
        return verdict(.beaten(value, limit: limit))
      }
      return nil
    }
  }
}

extension Counts {
  /// The counts that have limits.
  fileprivate var limited: [String: Double] {
    counters.merging([Thresholds.allocations: allocations]) { $1 }
  }
}

import Foundation
public import Measuring

/// The counts that a workload may not exceed, by size: the content of a file of thresholds.
public struct Thresholds: Equatable, Sendable, Codable {
  /// The limits by count, for each size.
  public var limits: [Int: [String: Double]]

  /// Takes limits by count, for each size.
  public init(limits: [Int: [String: Double]]) { self.limits = limits }

  /// Takes what was counted as the limit.
  public init(_ measurements: [Measuring.Measurement]) {
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

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ string: String) { stringValue = string }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// What a measurement has to say to the limits for its size, in the order of the counts' names.
  public func verdicts(on measurement: Measuring.Measurement) -> [Verdict] {
    guard let limits = limits[measurement.n] else {
      return [Verdict(measurement.name, measurement.n, "", .missing)]
    }
    return measurement.counts.limited.sorted { $0.key < $1.key }.compactMap { name, value in
      func verdict(_ kind: Verdict.Kind) -> Verdict {
        Verdict(measurement.name, measurement.n, name, kind)
      }
      guard let limit = limits[name] else { return verdict(.missing) }
      if value > limit { return verdict(.exceeded(value, limit: limit)) }
      if value <= limit * 0.9 && limit > 0 { return verdict(.beaten(value, limit: limit)) }
      return nil
    }
  }
}

/// What a count has to say to its limit.
public struct Verdict: Equatable, Sendable, CustomStringConvertible {
  /// How a count compares with its limit.
  public enum Kind: Equatable, Sendable {
    /// There is no limit.
    case missing
    /// It is greater than the limit.
    case exceeded(Double, limit: Double)
    /// It is smaller by a tenth or more.
    case beaten(Double, limit: Double)
  }

  /// The workload.
  public let workload: String
  /// The size.
  public let n: Int
  /// The count; empty if the size has no limits at all.
  public let count: String
  /// How the count compares.
  public let kind: Kind

  init(_ workload: String, _ n: Int, _ count: String, _ kind: Kind) {
    self.workload = workload
    self.n = n
    self.count = count
    self.kind = kind
  }

  /// Whether the check fails.
  public var isFailure: Bool {
    switch kind {
    case .missing, .exceeded: true
    case .beaten: false
    }
  }

  /// The verdict in words.
  public var description: String {
    let place = "\(workload) at \(n)"
    switch kind {
    case .missing where count.isEmpty: return "\(place): no thresholds; record them"
    case .missing: return "\(place): no threshold for \(count); record it"
    case .exceeded(let value, let limit):
      return "\(place): \(count) is \(Figures.count(value)), more than \(Figures.count(limit))"
    case .beaten(let value, let limit):
      return
        "\(place): \(count) is \(Figures.count(value)); lower the threshold of \(Figures.count(limit))"
    }
  }
}

extension Counts {
  /// The counts that have limits.
  fileprivate var limited: [String: Double] {
    counters.merging(["allocations": allocations]) { $1 }
  }
}

public import BinderyMeasuring
public import Foundation

/// The measurements for other programs: one entry per workload and size.
public enum JSONReport {
  private struct File: Encodable {
    let workloads: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    let n: Int
    let unit: String
    let units: Int
    let minimumNS: Double?
    let medianNS: Double?
    let p90NS: Double?
    let twinMedianNS: Double?
    let allocations: Double
    let residentBytes: Double?
    let counters: [String: Double]

    enum CodingKeys: String, CodingKey {
      case name, n, unit, units
      case minimumNS = "minimum_ns"
      case medianNS = "median_ns"
      case p90NS = "p90_ns"
      case twinMedianNS = "twin_median_ns"
      case allocations
      case residentBytes = "resident_bytes"
      case counters
    }

    init(_ measurement: BinderyMeasuring.Measurement) {
      func tenths(_ value: Double?) -> Double? { value.map { ($0 * 10).rounded() / 10 } }
      name = measurement.name
      n = measurement.n
      unit = measurement.unit
      units = measurement.units
      minimumNS = tenths(measurement.kit?.minimum)
      medianNS = tenths(measurement.kit?.median)
      p90NS = tenths(measurement.kit?.ninetiethPercentile)
      twinMedianNS = tenths(measurement.twin?.median)
      allocations = measurement.counts.allocations
      residentBytes = measurement.counts.residentBytes
      counters = measurement.counts.counters
    }
  }

  /// The text of the file. Keys are sorted, so that two runs can be compared line by line.
  public static func data(_ measurements: [BinderyMeasuring.Measurement]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(File(workloads: measurements.map(Entry.init)))
  }
}

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

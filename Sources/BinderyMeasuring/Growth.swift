import Foundation

/// How a cost grows with the size, judged from a few points: a fixed part, and one that grows.
public struct Growth: Equatable, Sendable {
  /// How the part that grows follows the size *n*.
  public enum Shape: String, CaseIterable, Sendable {
    /// There is no such part.
    case constant
    /// With log *n*.
    case logarithmic
    /// With *n*. What grows with *n* log *n*, or faster only since memory gets slower, is called so
    /// too: a few points do not tell them apart.
    case linear
    /// With *n*².
    case quadratic
  }

  /// How the part that grows follows the size.
  public let shape: Shape
  /// The part that is the same at any size.
  public let fixed: Double
  /// What the other part costs for one unit of the shape: for one more *n* if it is linear, for
  /// each doubling if it is logarithmic.
  public let slope: Double
  /// The share of the part that grows in the cost at the largest size.
  public let share: Double
  /// By how much of the measured cost the fit is off where it is worst.
  public let worstError: Double
  /// The power of the size that the cost follows on average over all sizes.
  public let exponent: Double
  /// The middle of the sizes, by their logarithms.
  private let middle: Double

  /// The growth that fits best the costs at some sizes; nil for fewer than two sizes.
  ///
  /// Costs are compared by their logarithms, since they span orders of magnitude. Each shape is
  /// fitted with and without a fixed part, by least squares; the fit is taken that has the least
  /// Akaike information criterion for a noise of a tenth. Two sizes do not tell a fixed part. A
  /// cost that changes by less than half over all sizes is constant.
  public init?(_ points: [(n: Int, cost: Double)]) {
    let sizes = Set(points.map(\.n))
    guard sizes.count > 1, points.allSatisfy({ $0.n > 0 && $0.cost > 0 }) else { return nil }
    let costs = points.map(\.cost)
    let isSteady = costs.max()! < 1.5 * costs.min()!
    let shapes = isSteady ? [.constant] : Shape.allCases
    let fits = shapes.flatMap { GrowthFit.all($0, points, mayBeFixed: sizes.count > 2) }
    let best = fits.min { $0.criterion < $1.criterion }!
    shape = best.shape
    (fixed, slope, share) = (best.fixed, best.slope, best.share)
    worstError = points.map { abs(best.cost(Double($0.n)) / $0.cost - 1) }.max()!
    exponent = Self.exponent(points)
    middle = (Double(sizes.min()!) * Double(sizes.max()!)).squareRoot()
  }

  /// The size from which on the part that grows is the greater one, where that is above the middle
  /// of the sizes: below it, the cost is about the same. Nil where the growing part is greater
  /// before.
  public var onset: Double? {
    guard shape != .constant, fixed > 0 else { return nil }
    let size = shape.size(at: fixed / slope)
    return size > middle ? size : nil
  }

  /// The slope of the line through the logarithms.
  private static func exponent(_ points: [(n: Int, cost: Double)]) -> Double {
    let (xs, ys) = (points.map { log(Double($0.n)) }, points.map { log($0.cost) })
    let x = xs.reduce(0, +) / Double(xs.count)
    let y = ys.reduce(0, +) / Double(ys.count)
    let covariance = zip(xs, ys).reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    return covariance / xs.reduce(0) { $0 + ($1 - x) * ($1 - x) }
  }
}

extension Growth.Shape {
  /// The part that grows, for a slope of one.
  func value(_ n: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: log2(n + 1)
    case .linear: n
    case .quadratic: n * n
    }
  }

  /// The size that has a value.
  func size(at value: Double) -> Double {
    switch self {
    case .constant: .infinity
    case .logarithmic: exp2(value) - 1
    case .linear: value
    case .quadratic: value.squareRoot()
    }
  }
}

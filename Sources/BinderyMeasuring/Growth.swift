import Foundation

/// How a cost grows with the size, judged from a few points.
public enum Growth: String, Equatable, Sendable, CaseIterable {
  /// The same at any size.
  case constant
  /// With the logarithm of the size.
  case logarithmic
  /// In proportion to the size.
  case linear
  /// Faster than the size.
  case superlinear

  /// The growth that fits best the cost at some sizes; nil for fewer than two sizes.
  ///
  /// Costs are compared by their logarithms, since they span orders of magnitude. A cost that
  /// changes by less than half over all sizes is constant.
  public init?(_ points: [(n: Int, cost: Double)]) {
    guard points.count > 1, points.allSatisfy({ $0.n > 0 && $0.cost > 0 }) else { return nil }
    let costs = points.map { $0.cost }
    if costs.max()! < 1.5 * costs.min()! {
      self = .constant
      return
    }
    self = Self.allCases.min { $0.error(points) < $1.error(points) }!
  }

  private func shape(_ n: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log2(n + 1)
    case .linear: n
    case .superlinear: n * n
    }
  }

  /// How far the points are from a curve of this shape, with a fixed part and one that grows, both
  /// chosen to fit: the sum of squares of the relative errors.
  private func error(_ points: [(n: Int, cost: Double)]) -> Double {
    // Weighted least squares for cost = a + b · shape(n), a and b not negative.
    var s = (w: 0.0, x: 0.0, xx: 0.0, y: 0.0, xy: 0.0)
    for (n, cost) in points {
      let x = shape(Double(n))
      let w = 1 / (cost * cost)
      s = (s.w + w, s.x + w * x, s.xx + w * x * x, s.y + w * cost, s.xy + w * x * cost)
    }
    let determinant = s.w * s.xx - s.x * s.x
    var b = abs(determinant) < 1e-12 * s.w * s.xx ? 0 : (s.w * s.xy - s.x * s.y) / determinant
    b = max(0, b)
    var a = (s.y - b * s.x) / s.w
    if a < 0 {
      a = 0
      b = s.xy / s.xx
    }
    return points.reduce(0) { sum, point in
      let relative = (a + b * shape(Double(point.n))) / point.cost - 1
      return sum + relative * relative
    }
  }
}

import Foundation

/// A curve of one shape through some costs.
struct GrowthFit {
  let shape: Growth.Shape
  let fixed: Double
  let slope: Double
  /// The share of the part that grows, at the largest size.
  let share: Double
  /// The sum of the squares of what the logarithms differ by.
  let squares: Double
  /// How many numbers were chosen to fit.
  let parameters: Double

  /// How much a cost differs from one run to another, as a share of it.
  private static let noise = 0.1

  /// Akaike's criterion for errors of a known size: what is left over, and two for each number that
  /// was chosen.
  var criterion: Double { squares / (Self.noise * Self.noise) + 2 * parameters }

  /// The cost at a size.
  func cost(_ n: Double) -> Double { fixed + slope * shape.value(n) }

  /// The best curve of a shape that grows from nothing and, if that may be, the best with a fixed
  /// part.
  static func all(
    _ shape: Growth.Shape, _ points: [(n: Int, cost: Double)], mayBeFixed: Bool
  ) -> [GrowthFit] {
    if shape == .constant { return [GrowthFit(shape, points, share: 0, parameters: 1)] }
    let pure = GrowthFit(shape, points, share: 1, parameters: 1)
    if !mayBeFixed { return [pure] }
    // By the odds of the growing part, from one in 22,000 to the whole but one part in 10 ^ 12.
    func fit(_ odds: Double) -> GrowthFit {
      GrowthFit(shape, points, share: 1 / (1 + exp(-odds)), parameters: 2)
    }
    let coarse = stride(from: -10, through: 28, by: 0.25).map { ($0, fit($0)) }
    let near = coarse.min { $0.1.squares < $1.1.squares }!.0
    let fine = stride(from: near - 0.25, through: near + 0.25, by: 0.005).map(fit)
    return [pure, fine.min { $0.squares < $1.squares }!]
  }

  /// The curve of a shape and a share of the growing part, as high as fits best.
  private init(
    _ shape: Growth.Shape, _ points: [(n: Int, cost: Double)], share: Double, parameters: Double
  ) {
    let largest = shape.value(Double(points.map(\.n).max()!))
    func relative(_ n: Int) -> Double {
      (1 - share) + (share == 0 ? 0 : share * shape.value(Double(n)) / largest)
    }
    let differences = points.map { log($0.cost) - log(relative($0.n)) }
    let mean = differences.reduce(0, +) / Double(differences.count)
    let scale = exp(mean)
    self.shape = shape
    self.share = share
    self.parameters = parameters
    fixed = scale * (1 - share)
    slope = share == 0 ? 0 : scale * share / largest
    squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}

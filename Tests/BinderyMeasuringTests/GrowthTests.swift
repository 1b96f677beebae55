import BinderyMeasuring
import Testing

@Suite struct GrowthTests {
  private let sizes = [100, 1_000, 10_000, 100_000]

  private func growth(_ cost: (Double) -> Double) throws -> Growth {
    try #require(Growth(sizes.map { ($0, cost(Double($0))) }))
  }

  /// The logarithm to the base of two, rounded down.
  private func doublings(_ n: Double) -> Double { Double(n.exponent) }

  @Test func tellsTheShapes() throws {
    #expect(try growth { _ in 900 }.shape == .constant)
    #expect(try growth { 100 * (doublings($0) + 1) }.shape == .logarithmic)
    #expect(try growth { 40 + 3 * $0 }.shape == .linear)
    #expect(try growth { $0 * $0 }.shape == .quadratic)
  }

  @Test func findsThePartsOfACost() throws {
    let growth = try growth { 5_000 + 2 * $0 }
    #expect(growth.shape == .linear)
    #expect(abs(growth.fixed / 5_000 - 1) < 0.02)
    #expect(abs(growth.slope / 2 - 1) < 0.02)
    #expect(abs(growth.share - 200_000 / 205_000) < 0.01)
    #expect(growth.worstError < 0.02)
    // The greater part grows from 2,500 on, below the middle of the sizes.
    #expect(growth.onset == nil)
  }

  /// What one changed row costs: cold memory makes it dearer in a long list.
  @Test func aLargeFixedPartIsTold() throws {
    let growth = try growth { 680 + 0.02 * $0 }
    #expect(growth.shape == .linear)
    let onset = try #require(growth.onset)
    #expect(abs(onset / 34_000 - 1) < 0.05)
    #expect(growth.exponent < 0.25)
  }

  @Test func measuredCostsOfOneRowBeginToGrowLate() throws {
    let measured = Growth([(100, 686), (1_000, 710), (10_000, 1_520), (100_000, 2_710)])
    let onset = try #require(measured?.onset)
    #expect(onset > 3_162)
  }

  /// Memory gets slower with size: that is not another shape.
  @Test(arguments: [0.9, 1, 1.1, 1.2]) func aPowerNearOneIsLinear(_ exponent: Double) throws {
    let growth = try growth { 7 * power($0, exponent) }
    #expect(growth.shape == .linear)
    #expect(abs(growth.exponent - exponent) < 0.001)
  }

  @Test func aLogarithmMoreIsLinear() throws {
    #expect(try growth { $0 * doublings($0) }.shape == .linear)
  }

  @Test func noiseIsNotGrowth() {
    #expect(Growth([(100, 900), (1_000, 1_100), (10_000, 950)])?.shape == .constant)
  }

  /// Each cost is off by up to a tenth, in the ways that mislead most.
  @Test(arguments: [[1, -1, 1, -1], [-1, 1, -1, 1], [1, 1, -1, -1], [-1, -1, 1, 1]])
  func noiseDoesNotHideTheShape(_ signs: [Double]) throws {
    func noisy(_ cost: (Double) -> Double) -> Growth? {
      Growth(zip(sizes, signs).map { ($0, cost(Double($0)) * (1 + 0.1 * $1)) })
    }
    #expect(noisy { _ in 900 }?.shape == .constant)
    #expect(noisy { 50 * doublings($0) }?.shape == .logarithmic)
    #expect(noisy { 900 + 3 * $0 }?.shape == .linear)
    #expect(noisy { $0 * $0 }?.shape == .quadratic)
  }

  @Test func twoSizesTellNoFixedPart() {
    let growth = Growth([(1_000, 800), (10_000, 21_000)])
    #expect(growth?.shape == .linear)
    #expect(growth?.fixed == 0)
    #expect(Growth([(1_000, 152), (1_000_000, 156)])?.shape == .constant)
  }

  @Test func oneSizeTellsNothing() {
    #expect(Growth([(100, 900)]) == nil)
    #expect(Growth([(100, 900), (100, 950)]) == nil)
    #expect(Growth([(0, 900), (100, 950)]) == nil)
  }

  /// A power, from square roots.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    var (result, rest, factor) = (1.0, exponent, base)
    while rest >= 1 { (result, rest) = (result * base, rest - 1) }
    for _ in 0..<40 {
      (factor, rest) = (factor.squareRoot(), rest * 2)
      if rest >= 1 { (result, rest) = (result * factor, rest - 1) }
    }
    return result
  }
}

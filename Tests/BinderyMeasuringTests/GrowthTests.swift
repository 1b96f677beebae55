import BinderyMeasuring
import Testing

@Suite struct GrowthTests {
  private let sizes = [100, 1_000, 10_000, 100_000]

  private func growth(_ cost: (Double) -> Double) -> Growth? {
    Growth(sizes.map { ($0, cost(Double($0))) })
  }

  @Test func tellsTheShapes() {
    #expect(growth { _ in 900 } == .constant)
    #expect(growth { 100 * ($0.exponent2 + 1) } == .logarithmic)
    #expect(growth { 40 + 3 * $0 } == .linear)
    #expect(growth { $0 * $0 } == .superlinear)
  }

  @Test func aFixedPartDoesNotHideGrowth() {
    #expect(growth { 5_000 + 2 * $0 } == .linear)
  }

  @Test func noiseIsNotGrowth() {
    #expect(Growth([(100, 900), (1_000, 1_100), (10_000, 950)]) == .constant)
  }

  @Test func oneSizeTellsNothing() { #expect(Growth([(100, 900)]) == nil) }
}

extension Double {
  fileprivate var exponent2: Double { Double(exponent) }
}

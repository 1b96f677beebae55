import BinderyMeasuring
import BinderyReporting
import Testing

@Suite struct FiguresTests {
  @Test(arguments: [
    (0.4, "0.40 ns"), (12.34, "12.3 ns"), (999, "999 ns"), (1_500, "1.50 µs"), (2.5e6, "2.50 ms"),
    (3e9, "3.00 s"), (10.04, "10.0 ns"), (-0.05, "-0.05 ns"), (.infinity, "– s"),
  ]) func writesTimes(_ nanoseconds: Double, _ text: String) {
    #expect(Figures.time(nanoseconds) == text)
  }

  @Test func writesMagnitudes() {
    #expect(Figures.magnitude(9_000) == "9000")
    #expect(Figures.magnitude(123_456) == "123 k")
    #expect(Figures.magnitude(7_250_000) == "7.25 M")
  }

  @Test func writesHowSomethingGrows() throws {
    func written(_ costs: [Double]) throws -> [String] {
      let growth = try #require(Growth(zip([10, 100, 1_000, 10_000], costs).map { ($0, $1) }))
      return [Figures.growth(growth), Figures.fit(growth)]
    }
    let constant = try written([700, 702, 720, 900])
    #expect(constant == ["constant", "751 ns"])
    let late = try written([700, 705, 750, 1_200])
    #expect(late == ["linear beyond 14 k", "700 ns + 50.1 ns · n/1000"])
    let linear = try written([50, 500, 5_000, 50_000])
    #expect(linear == ["linear", "5.00 ns · n"])
    let quadratic = try written([0.1, 10, 1_000, 100_000])
    #expect(quadratic == ["quadratic", "1.00 µs · (n/1000)²"])
  }

  @Test func writesCounts() {
    #expect(Figures.count(3) == "3")
    #expect(Figures.count(2.25) == "2.25")
    #expect(Figures.count(-1.5) == "-1.50")
    #expect(Figures.count(1e19) == "1e+19")
  }
}

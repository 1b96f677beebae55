import BinderyReporting
import Testing

@Suite struct FiguresTests {
  @Test(arguments: [
    (0.4, "0.40 ns"), (12.34, "12.3 ns"), (999, "999 ns"), (1_500, "1.50 µs"), (2.5e6, "2.50 ms"),
    (3e9, "3.00 s"), (10.04, "10.0 ns"),
  ]) func writesTimes(_ nanoseconds: Double, _ text: String) {
    #expect(Figures.time(nanoseconds) == text)
  }

  @Test func writesMagnitudes() {
    #expect(Figures.magnitude(9_000) == "9000")
    #expect(Figures.magnitude(123_456) == "123 k")
    #expect(Figures.magnitude(7_250_000) == "7.25 M")
  }

  @Test func writesCounts() {
    #expect(Figures.count(3) == "3")
    #expect(Figures.count(2.25) == "2.25")
  }
}

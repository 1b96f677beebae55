import BinderyMeasuring
import BinderyReporting
import Foundation
import Testing

@Suite struct ThresholdsTests {
  private let thresholds = Thresholds(limits: [100: ["allocations": 4, "bodies": 1]])

  private func verdicts(_ allocations: Double, bodies: Double = 1, n: Int = 100) -> [String] {
    let measurement = BinderyMeasuring.Measurement.example(
      "list", n, allocations: allocations, counters: ["bodies": bodies])
    return thresholds.verdicts(on: measurement).map(\.description)
  }

  @Test func keepsSilentAboutWhatIsAsItWas() { #expect(verdicts(4) == []) }

  @Test func failsWhatExceedsALimit() {
    #expect(verdicts(4.5) == ["list at 100: allocations is 4.50, more than 4"])
    #expect(verdicts(4, bodies: 2) == ["list at 100: bodies is 2, more than 1"])
  }

  @Test func allowsForHowAllocationsDiffer() {
    func verdicts(_ allocations: Double, bodies: Double = 1) -> [String] {
      let thresholds = Thresholds(limits: [100: ["allocations": 1000, "bodies": 1000]])
      return thresholds.verdicts(
        on: .example("list", allocations: allocations, counters: ["bodies": bodies])
      ).map(\.description)
    }
    #expect(verdicts(1010, bodies: 1000) == [])
    #expect(
      verdicts(1011, bodies: 1001) == [
        "list at 100: allocations is 1011, more than 1000",
        "list at 100: bodies is 1001, more than 1000",
      ])
  }

  @Test func asksToLowerALimitThatIsBeatenByATenth() {
    #expect(verdicts(3.7) == [])
    #expect(verdicts(3.5) == ["list at 100: allocations is 3.50; lower the threshold of 4"])
  }

  @Test func onlyALowerCountPasses() {
    func isFailure(_ allocations: Double) -> [Bool] {
      thresholds.verdicts(
        on: .example("list", allocations: allocations, counters: ["bodies": 1])
      ).map(\.isFailure)
    }
    #expect(isFailure(5) == [true])
    #expect(isFailure(1) == [false])
  }

  @Test func asksForWhatIsMissing() {
    #expect(verdicts(4, n: 7) == ["list at 7: no thresholds; record them"])
    let measurement = BinderyMeasuring.Measurement.example(
      "list", allocations: 4, counters: ["bodies": 1, "rows": 2])
    #expect(
      thresholds.verdicts(on: measurement).map(\.description) == [
        "list at 100: no threshold for rows; record it"
      ])
  }

  @Test func readsWhatItWrites() throws {
    let data = try JSONEncoder().encode(thresholds)
    #expect(try JSONDecoder().decode(Thresholds.self, from: data) == thresholds)
    let recorded = Thresholds([.example("list", allocations: 4, counters: ["bodies": 1])])
    #expect(recorded == thresholds)
  }

  @Test func refusesWhatIsNotASize() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Thresholds.self, from: Data(#"{"many": {"bodies": 1}}"#.utf8))
    }
  }
}

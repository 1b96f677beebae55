import BinderyMeasuring
import Testing

@Suite struct SamplesTests {
  @Test func takesPercentilesByNearestRank() {
    let samples = Samples([5, 1, 4, 2, 3])
    #expect(samples.percentile(0) == 1)
    #expect(samples.percentile(0.5) == 3)
    #expect(samples.percentile(0.9) == 5)
    #expect(samples.percentile(1) == 5)
  }

  @Test func oneSampleIsEveryPercentile() {
    let summary = Samples([7]).summary
    #expect(summary == Summary(minimum: 7, median: 7, ninetiethPercentile: 7, samples: 1))
  }

  @Test func noSamplesAreNotANumber() { #expect(Samples([]).percentile(0.5).isNaN) }
}

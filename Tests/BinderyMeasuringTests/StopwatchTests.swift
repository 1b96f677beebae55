import BinderyMeasuring
import Testing

@MainActor @Suite struct StopwatchTests {
  @Test func preparesBeforeEachOperation() {
    var log = ""
    let exercise = Exercise {
      log += "p"
    } operation: {
      log += "o"
    }
    let workload = Workload("letters", sizes: [1], unit: "letters") { _ in Trial(kit: exercise) }
    let measurement = Stopwatch(takesTimes: false).measure(workload, at: 1)
    #expect(!log.isEmpty && log.count.isMultiple(of: 2))
    #expect(!log.contains("pp") && !log.contains("oo"))
    #expect(measurement.kit == nil && measurement.twin == nil)
  }

  @Test func countsPerOperation() {
    var steps = 0
    let exercise = Exercise { steps += 3 * $0 }
    let workload = Workload("steps", sizes: [1], unit: "steps") { _ in
      Trial(kit: exercise, counters: { ["steps": steps] })
    }
    let counts = Stopwatch(takesTimes: false).measure(workload, at: 1).counts
    #expect(counts.counters == ["steps": 3])
  }

  @Test func countsAllocations() {
    final class Thing { var next: Thing? }
    var things: Thing?
    let exercise = Exercise { repetitions in
      for _ in 0..<repetitions {
        things = Thing()
        things?.next = Thing()
      }
    }
    let workload = Workload("things", sizes: [1], unit: "things") { _ in Trial(kit: exercise) }
    let counts = Stopwatch(takesTimes: false).measure(workload, at: 1).counts
    #expect(counts.allocations == (Allocations.areCounted ? 2 : 0))
    #expect(things?.next != nil)
  }

  @Test func timesOneExerciseAlone() {
    var runs = 0
    let summary = Stopwatch(budget: .microseconds(100)).measure(Exercise { runs += $0 })
    #expect(summary.samples > 0 && runs > summary.samples)
    #expect(summary.minimum <= summary.median)
    #expect(summary.median <= summary.ninetiethPercentile)
  }

  @Test func timesBothSides() {
    var kit = 0
    var twin = 0
    let workload = Workload("numbers", sizes: [1], unit: "numbers", units: { _ in 10 }) { _ in
      Trial(kit: Exercise { kit += $0 }, twin: Exercise { twin += $0 })
    }
    let stopwatch = Stopwatch(budget: .microseconds(100))
    let measurement = stopwatch.measure(workload, at: 1)
    #expect(kit > 0 && twin > 0)
    #expect(measurement.kit != nil && measurement.twin != nil)
    #expect(measurement.units == 10)
  }
}

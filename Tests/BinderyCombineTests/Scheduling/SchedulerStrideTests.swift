#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Testing

  @Suite struct SchedulerStrideTests {
    @Test func countsNanoseconds() {
      let second: SchedulerStride = 1
      let half: SchedulerStride = 0.5
      #expect(second == .milliseconds(1000))
      #expect(half == .microseconds(500_000))
      #expect(second - half == .nanoseconds(500_000_000))
      #expect(half < second)
      #expect(half.seconds == 0.5)
      #expect(SchedulerStride(DispatchTimeInterval.milliseconds(5)) == .milliseconds(5))
    }

    @Test func stopsAtTheLongestThereIs() {
      #expect(SchedulerStride.seconds(Int.max) == .nanoseconds(.max))
      #expect(SchedulerStride.seconds(Double.infinity) == .nanoseconds(.max))
      #expect(SchedulerStride(DispatchTimeInterval.never) == .nanoseconds(.max))
    }
  }
#endif

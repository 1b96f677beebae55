#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ReceiveOnTests {
    @Test func deliversOnTheScheduler() {
      let scheduler = VirtualScheduler()
      let recorder = [1, 2].publisher.receive(on: scheduler).record()
      #expect(recorder.subscription != nil)
      #expect(recorder.values == [])
      scheduler.advance()
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
      #expect(!recorder.brokeTheOrder)
    }

    @Test func deliversAtOnceOnTheImmediateScheduler() {
      #expect(values([1, 2].publisher.receive(on: ImmediateScheduler.shared)) == [1, 2])
    }

    @Test func asksForMoreUponAValue() {
      let scheduler = VirtualScheduler()
      let probe = Probe<Int, Never>()
      let recorder = probe.receive(on: scheduler).record(.max(1), each: .max(2))
      #expect(probe.send(1) == .none)
      scheduler.advance()
      #expect(recorder.values == [1])
      #expect(probe.requests == [.max(1), .max(2)])
    }

    @Test func dropsWhatIsUnderWayWhenCancelled() {
      let scheduler = VirtualScheduler()
      let recorder = [1, 2].publisher.receive(on: scheduler).record()
      recorder.cancel()
      scheduler.advance()
      #expect(recorder.values == [])
      #expect(recorder.completions == [])
      #expect(cancels { $0.receive(on: ImmediateScheduler.shared) })
    }
  }
#endif

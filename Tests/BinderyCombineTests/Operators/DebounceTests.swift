#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct DebounceTests {
    @Test func deliversWhatNothingFollows() {
      let scheduler = VirtualScheduler()
      let subject = PassthroughSubject<String, Never>()
      let recorder = subject.debounce(for: 0.5, scheduler: scheduler).record()
      subject.send("s")
      scheduler.advance(by: 0.25)
      subject.send("sw")
      scheduler.advance(by: 0.25)
      #expect(recorder.values == [])
      scheduler.advance(by: 0.25)
      #expect(recorder.values == ["sw"])
      subject.send("swift")
      scheduler.advance(by: 0.5)
      #expect(recorder.values == ["sw", "swift"])
    }

    @Test func dropsAWaitingValueAtTheCompletion() {
      let scheduler = VirtualScheduler()
      let subject = PassthroughSubject<String, Never>()
      let recorder = subject.debounce(for: 1, scheduler: scheduler).record()
      subject.send("a")
      subject.send(completion: .finished)
      scheduler.advance(by: 2)
      #expect(recorder.values == [])
      #expect(recorder.isFinished)
    }

    @Test func asksForEveryValueAndDropsThoseThatAreNotWanted() {
      let scheduler = VirtualScheduler()
      let probe = Probe<Int, Never>()
      let recorder = probe.debounce(for: 1, scheduler: scheduler).record(.max(1))
      #expect(probe.requests == [.unlimited])
      probe.send(1)
      scheduler.advance(by: 1)
      probe.send(2)
      scheduler.advance(by: 1)
      #expect(recorder.values == [1])
      recorder.request(1)
      probe.send(3)
      scheduler.advance(by: 1)
      #expect(recorder.values == [1, 3])
    }

    @Test func dropsAWaitingValueWhenCancelled() {
      let scheduler = VirtualScheduler()
      let probe = Probe<Int, Never>()
      let recorder = probe.debounce(for: 1, scheduler: scheduler).record()
      probe.send(1)
      recorder.cancel()
      scheduler.advance(by: 1)
      #expect(recorder.values == [])
      #expect(probe.cancelCount == 1)
    }
  }
#endif

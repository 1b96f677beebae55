#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct DelayTests {
    @Test func deliversLater() {
      let scheduler = VirtualScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.delay(for: 2, scheduler: scheduler).record()
      subject.send(1)
      scheduler.advance(by: 1)
      subject.send(2)
      subject.send(completion: .finished)
      #expect(recorder.values == [])
      scheduler.advance(by: 1)
      #expect(recorder.values == [1])
      #expect(recorder.completions == [])
      scheduler.advance(by: 1)
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.delay(for: 1, scheduler: VirtualScheduler()) } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) })
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ThrottleTests {
    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
    func deliversOneValueAnInterval(latest: Bool, expected: [Int]) {
      let scheduler = VirtualScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: latest).record()
      subject.send(1)
      scheduler.advance()
      #expect(recorder.values == [1])
      subject.send(2)
      scheduler.advance(by: 0.5)
      subject.send(3)
      #expect(recorder.values == [1])
      scheduler.advance(by: 0.5)
      #expect(recorder.values == Array(expected.prefix(2)))
      scheduler.advance(by: 5)
      subject.send(4)
      scheduler.advance()
      #expect(recorder.values == expected)
    }

    @Test func letsACompletionWaitForTheValueThatIsDue() {
      let scheduler = VirtualScheduler()
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.throttle(for: 1, scheduler: scheduler, latest: true).record()
      subject.send(1)
      scheduler.advance()
      subject.send(2)
      subject.send(completion: .finished)
      scheduler.advance()
      #expect(recorder.completions == [])
      scheduler.advance(by: 1)
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
    }

    @Test func asksForEveryValueAndDropsThoseThatAreNotWanted() {
      let scheduler = VirtualScheduler()
      let probe = Probe<Int, Never>()
      let recorder = probe.throttle(for: 1, scheduler: scheduler, latest: true).record(.max(1))
      #expect(probe.requests == [.unlimited])
      for value in 1...3 {
        probe.send(value)
        scheduler.advance(by: 1)
      }
      #expect(recorder.values == [1])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) })
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CatchTests {
    @Test func goesOnWithAnotherPublisherUponAFailure() {
      let recorder = Fail<Int, Mistake>(error: .first).catch { _ in [1, 2].publisher }.record()
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
      #expect(!recorder.brokeTheOrder)
    }

    @Test func failsWithWhatTheHandlerThrows() {
      let recorder = Fail<Int, Mistake>(error: .first)
        .tryCatch { _ -> Just<Int> in throw Mistake.second }.record()
      #expect(recorder.failure as? Mistake == .second)
      let caught = Fail<Int, Mistake>(error: .first).tryCatch { _ in Just(3) }
      #expect(values(caught) == [3])
    }

    @Test func asksTheOtherPublisherForWhatIsStillWanted() {
      let first = Probe<Int, Mistake>()
      let second = Probe<Int, Never>()
      let recorder = first.catch { _ in second }.record(.max(3))
      #expect(first.requests == [.max(3)])
      first.send(1)
      first.send(completion: .failure(.first))
      #expect(second.requests == [.max(2)])
      second.send(2)
      #expect(recorder.values == [1, 2])
      recorder.cancel()
      #expect(second.cancelCount == 1)
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.catch { _ in Just(1) } })
    }
  }
#endif

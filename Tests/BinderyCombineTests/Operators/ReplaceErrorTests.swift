#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ReplaceErrorTests {
    @Test func publishesAValueInThePlaceOfAnError() {
      let recorder = Fail<Int, Mistake>(error: .first).replaceError(with: 5).record()
      #expect(recorder.values == [5])
      #expect(recorder.isFinished)
    }

    @Test func keepsTheValueUntilItIsWanted() {
      let recorder = Fail<Int, Mistake>(error: .first).replaceError(with: 5).record(.none)
      #expect(recorder.values == [])
      recorder.request(1)
      #expect(recorder.values == [5])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.replaceError(with: 1) })
    }
  }
#endif

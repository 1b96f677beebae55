#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct JustTests {
    @Test func publishesOneValueOnceItIsWanted() {
      let recorder = Just(1).record(.none)
      #expect(recorder.values == [])
      recorder.request(1)
      #expect(recorder.values == [1])
      #expect(recorder.isFinished)
      #expect(Just(1) == Just(1))
    }

    @Test func publishesNothingWhenCancelled() {
      let recorder = Just(1).record(.none)
      recorder.cancel()
      recorder.request(1)
      #expect(recorder.values == [])
      #expect(recorder.completions == [])
    }
  }
#endif

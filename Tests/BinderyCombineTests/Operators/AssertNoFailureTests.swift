#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AssertNoFailureTests {
    @Test func passesOnValuesAndTheCompletion() {
      let recorder = [1, 2].publisher.setFailureType(to: Mistake.self).assertNoFailure().record()
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
    }

    @Test func stopsTheProgramUponAFailure() async {
      await #expect(processExitsWith: .failure) {
        _ = Fail<Int, Mistake>(error: .first).assertNoFailure().record()
      }
    }

    @Test func asksAndCancelsUpstream() {
      #expect(requests(.max(3)) { $0.assertNoFailure() } == [.max(3)])
      #expect(cancels { $0.assertNoFailure() })
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct IgnoreOutputTests {
    @Test func publishesTheCompletionAlone() {
      let recorder = [1, 2].publisher.ignoreOutput().record(.none)
      #expect(recorder.values.isEmpty)
      #expect(recorder.isFinished)
    }

    @Test func asksForEveryValue() {
      #expect(requests(.max(1)) { $0.ignoreOutput() } == [.unlimited])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.ignoreOutput() })
    }
  }
#endif

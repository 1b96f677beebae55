#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CompactMapTests {
    @Test func leavesOutWhatBecomesNil() {
      #expect(values(["1", "a", "3"].publisher.compactMap { Int($0) }) == [1, 3])
      #expect(values(["1", "a", "3"].publisher.tryCompactMap { Int($0) }) == [1, 3])
    }

    @Test func asksForAnotherValueInThePlaceOfOneLeftOut() {
      let probe = Probe<Int, Never>()
      let recorder = probe.compactMap { $0 > 1 ? $0 : nil }.record(.max(1))
      #expect(probe.send(1) == .max(1))
      #expect(probe.send(2) == .none)
      #expect(recorder.values == [2])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.compactMap { $0 } })
      #expect(cancels { $0.tryCompactMap { $0 } })
    }
  }
#endif

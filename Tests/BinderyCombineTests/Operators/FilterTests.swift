#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct FilterTests {
    @Test func publishesWhatPassesTheTest() {
      #expect(values((1...5).publisher.filter { $0 % 2 == 0 }) == [2, 4])
      #expect(values((1...5).publisher.tryFilter { $0 % 2 == 0 }) == [2, 4])
    }

    @Test func asksForAnotherValueInThePlaceOfOneLeftOut() {
      let probe = Probe<Int, Never>()
      let recorder = probe.filter { $0 > 1 }.record(.max(1))
      #expect(probe.requests == [.max(1)])
      #expect(probe.send(1) == .max(1))
      #expect(probe.send(2) == .none)
      #expect(recorder.values == [2])
      #expect(valuesOneByOne((1...5).publisher.filter { $0 % 2 == 0 }) == [2, 4])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.filter { _ in true } })
    }
  }
#endif

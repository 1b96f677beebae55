#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct PrefixTests {
    @Test func publishesTheFirstValuesAndFinishes() {
      let probe = Probe<Int, Never>()
      let recorder = probe.prefix(2).record()
      for value in 1...3 { probe.send(value) }
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
      #expect(probe.cancelCount == 1)
    }

    @Test func finishesAtOnceWithoutValues() {
      let probe = Probe<Int, Never>()
      let recorder = probe.prefix(0).record(.none)
      #expect(recorder.isFinished)
      #expect(probe.requests == [])
    }

    @Test func publishesUntilAValueFailsTheTest() {
      let recorder = [1, 2, 3, 1].publisher.prefix { $0 < 3 }.record()
      #expect(recorder.values == [1, 2])
      #expect(recorder.isFinished)
    }

    @Test func publishesThePlacesInARange() {
      #expect(values((0...9).publisher.output(in: 2...3)) == [2, 3])
      #expect(values((0...4).publisher.output(in: 3...)) == [3, 4])
      #expect(values((0...9).publisher.output(at: 5)) == [5])
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(5)) { $0.prefix(2) } == [.max(5)])
      #expect(valuesOneByOne((0...9).publisher.output(in: 2...3)) == [2, 3])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.prefix(2) })
      #expect(cancels { $0.prefix { _ in true } })
    }
  }
#endif

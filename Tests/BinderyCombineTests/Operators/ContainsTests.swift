#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ContainsTests {
    @Test func answersAsSoonAsItKnows() {
      let probe = Probe<Int, Never>()
      let contains = probe.contains { $0 > 1 }.record()
      probe.send(1)
      #expect(contains.values == [])
      probe.send(2)
      #expect(contains.values == [true])
      #expect(contains.isFinished)
      #expect(probe.cancelCount == 1)
      #expect(values([1].publisher.contains { $0 > 1 }) == [false])
      #expect(values([1, 2].publisher.allSatisfy { $0 > 0 }) == [true])
      #expect(values([1, 2].publisher.allSatisfy { $0 > 1 }) == [false])
    }

    @Test func asksForEveryValue() {
      #expect(requests(.max(1)) { $0.contains { $0 > 1 } } == [.unlimited])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.contains { $0 > 1 } })
      #expect(cancels { $0.allSatisfy { $0 > 0 } })
    }
  }
#endif

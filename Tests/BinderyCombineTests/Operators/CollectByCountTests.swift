#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CollectByCountTests {
    @Test func publishesValuesInGroups() {
      #expect(values((1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    }

    @Test func asksForAGroupOfValuesAtATime() {
      #expect(requests(.max(2)) { $0.collect(3) } == [.max(6)])
      #expect(valuesOneByOne((1...4).publisher.collect(2)) == [[1, 2], [3, 4]])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.collect(1) })
    }
  }
#endif

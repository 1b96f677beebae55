#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct DropTests {
    @Test func leavesOutTheFirstValues() {
      #expect(values([1, 2, 3].publisher.dropFirst()) == [2, 3])
      #expect(values([1, 2, 3].publisher.dropFirst(5)) == [])
      #expect(values([1, 2, 3, 1].publisher.drop { $0 < 3 }) == [3, 1])
    }

    @Test func asksForOtherValuesInThePlaceOfThoseLeftOut() {
      #expect(valuesOneByOne([1, 2, 3].publisher.dropFirst(2)) == [3])
      #expect(valuesOneByOne([1, 2, 3, 1].publisher.drop { $0 < 3 }) == [3, 1])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.dropFirst(0) })
      #expect(cancels { $0.drop { _ in false } })
    }
  }
#endif

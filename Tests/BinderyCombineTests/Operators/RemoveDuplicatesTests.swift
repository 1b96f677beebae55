#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct RemoveDuplicatesTests {
    @Test func leavesOutWhatEqualsTheOneBefore() {
      #expect(values([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
      #expect(values([1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }) == [1, 4])
    }

    @Test func asksForAnotherValueInThePlaceOfOneLeftOut() {
      #expect(valuesOneByOne([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    }

    @Test func remembersForEachSubscriberAlone() {
      let publisher = [1, 1].publisher.removeDuplicates()
      #expect(values(publisher) == [1])
      #expect(values(publisher) == [1])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.removeDuplicates() })
    }
  }
#endif

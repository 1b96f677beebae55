#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct DeferredTests {
    @Test func makesAPublisherForEachSubscriber() {
      var count = 0
      let publisher = Deferred { () -> Just<Int> in
        count += 1
        return Just(count)
      }
      #expect(count == 0)
      #expect(values(publisher) == [1])
      #expect(values(publisher) == [2])
    }
  }
#endif

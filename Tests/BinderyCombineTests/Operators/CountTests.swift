#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct CountTests {
    @Test func countsTheValues() {
      #expect(values([1, 2, 3].publisher.count()) == [3])
    }

    @Test func asksForEveryValue() {
      #expect(requests(.max(1)) { $0.count() } == [.unlimited])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.count() })
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct MapKeyPathTests {
    @Test func publishesProperties() {
      #expect(values(["a", "bcd"].publisher.map(\.count)) == [1, 3])
      let pairs = values(["a", "bcd"].publisher.map(\.count, \.isEmpty))
      #expect(pairs.map(\.0) == [1, 3])
      #expect(pairs.map(\.1) == [false, false])
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.map(\.description) } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.map(\.description) })
    }
  }
#endif

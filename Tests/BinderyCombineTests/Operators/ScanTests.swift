#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct ScanTests {
    @Test func publishesTheResultSoFar() {
      #expect(values([1, 2, 3].publisher.scan(10, +)) == [11, 13, 16])
    }

    @Test func failsWithTheFirstErrorThrown() {
      let recorder = [1, 2].publisher.tryScan(0) { _, value in
        if value == 2 { throw Mistake.first }
        return value
      }.record()
      #expect(recorder.values == [1])
      #expect(recorder.failure as? Mistake == .first)
    }

    @Test func asksForAsMuchAsIsAskedOfIt() {
      #expect(requests(.max(3)) { $0.scan(0, +) } == [.max(3)])
    }

    @Test func cancelsUpstream() {
      #expect(cancels { $0.scan(0, +) })
    }
  }
#endif

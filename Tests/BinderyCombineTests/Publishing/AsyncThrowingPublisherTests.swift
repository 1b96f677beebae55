#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AsyncThrowingPublisherTests {
    @Test func throwsTheFailureOnce() async throws {
      let publisher = [1, 2].publisher.setFailureType(to: Mistake.self)
        .append(Fail(error: Mistake.first))
      var iterator = publisher.values.makeAsyncIterator()
      #expect(try await iterator.next() == 1)
      #expect(try await iterator.next() == 2)
      await #expect(throws: Mistake.first) { try await iterator.next() }
      #expect(try await iterator.next() == nil)
    }

    @Test func endsWhenPublishingFinishes() async throws {
      var seen: [Int] = []
      for try await value in [1, 2].publisher.tryMap({ $0 * 2 }).values {
        seen.append(value)
      }
      #expect(seen == [2, 4])
    }
  }
#endif

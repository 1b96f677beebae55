#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct AnyPublisherTests {
    @Test func publishesTheSame() {
      let publisher: AnyPublisher<Int, Never> = [1, 2].publisher.eraseToAnyPublisher()
      #expect(values(publisher) == [1, 2])
      #expect(values(publisher.eraseToAnyPublisher()) == [1, 2])
      #expect("\(publisher)" == "AnyPublisher")
    }

    @Test func asksAndCancelsUpstream() {
      #expect(requests(.max(3)) { $0.eraseToAnyPublisher() } == [.max(3)])
      let probe = Probe<Int, Never>()
      probe.eraseToAnyPublisher().record().cancel()
      #expect(probe.cancelCount == 1)
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Testing

  @Suite struct EmptyTests {
    @Test func finishesAtOnceOrNever() {
      #expect(Empty<Int, Never>().record(.none).isFinished)
      #expect(Empty<Int, Never>(completeImmediately: false).record().completions == [])
    }
  }
#endif

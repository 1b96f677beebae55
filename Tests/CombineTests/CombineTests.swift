#if !canImport(Darwin)
  import Combine
  import Testing

  /// A file that imports Combine, as it is written for Apple's platforms.
  @Suite struct CombineTests {
    @MainActor
    final class Counter: Combine.ObservableObject {
      @Combine.Published var count = 0
      let didFinish = PassthroughSubject<Void, Never>()
    }

    @MainActor
    @Test func offersTheSameNames() {
      let counter = Counter()
      var seen: [Int] = []
      var cancellables = Set<AnyCancellable>()
      let publisher: AnyPublisher<Int, Never> = counter.$count
        .filter { $0 > 0 }
        .eraseToAnyPublisher()
      publisher.sink { seen.append($0) }.store(in: &cancellables)
      counter.count = 1
      counter.count = 2
      counter.didFinish.send()
      counter.count = 3
      #expect(seen == [1, 2, 3])
    }
  }
#endif

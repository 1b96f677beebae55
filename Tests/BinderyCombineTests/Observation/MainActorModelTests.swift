#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Foundation
  import Testing

  /// View models as they are written for the main actor.
  @MainActor
  @Suite struct MainActorModelTests {
    @MainActor
    final class SearchModel: ObservableObject {
      @Published var query = ""
      @Published var isExact = false
      @Published private(set) var results: [String] = []
      @Published private(set) var isEmpty = true
      private var title = ""
      private let load: (String) -> AnyPublisher<[String], any Error>
      private var cancellables = Set<AnyCancellable>()

      init(load: @escaping (String) -> AnyPublisher<[String], any Error>) {
        self.load = load
        $query
          .dropFirst()
          .removeDuplicates()
          .map { [load] query in load(query).replaceError(with: []) }
          .switchToLatest()
          .receive(on: DispatchQueue.main)
          .sink { [weak self] in self?.show($0) }
          .store(in: &cancellables)
        $results.map(\.isEmpty).assign(to: &$isEmpty)
        $query.assign(to: \.title, on: self).cancel()
        Publishers.CombineLatest($query, $isExact)
          .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
          .sink { _ in }
          .store(in: &cancellables)
        Timer.publish(every: 86_400, on: .main, in: .common).autoconnect()
          .sink { [weak self] _ in self?.show([]) }
          .store(in: &cancellables)
      }

      private func show(_ results: [String]) {
        self.results = results
      }
    }

    @Test func receivesOnTheMainQueue() async {
      let model = SearchModel { query in
        Just([query]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }
      var changes = 0
      let subscription = model.objectWillChange.sink { changes += 1 }
      model.query = "a"
      #expect(model.results == [])
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
      #expect(model.results == ["a"])
      #expect(!model.isEmpty)
      #expect(changes == 3)
      subscription.cancel()
    }

    @Test func isAwaitedOnTheMainActor() async {
      let model = SearchModel { _ in Empty().eraseToAnyPublisher() }
      let task = Task {
        var seen: [String] = []
        for await query in model.$query.values.prefix(2) {
          seen.append(query)
          model.query = "b"
        }
        return seen
      }
      #expect(await task.value == ["", "b"])
    }

    @Test func isReleasedWithItsSubscriptions() {
      weak var model: SearchModel?
      do {
        let held = SearchModel { _ in Empty().eraseToAnyPublisher() }
        held.query = "a"
        model = held
        #expect(model != nil)
      }
      #expect(model == nil)
    }
  }
#endif

import BinderyCombine
import Dispatch
import TVShowsDomain
import TVShowsObservableObject

/// The model that publishes its properties, as somebody writes it who forgets `weak`: a pipeline
/// keeps the model for as long as it runs.
@MainActor final class ForgetfulShowsModel: ObservableObject {
  @Published private(set) var shows: [Show] = []

  @Published private(set) var isLoading = true

  @Published private(set) var error: ShowsError?

  @Published private(set) var attempt = 0

  private var loading: AnyCancellable?
  private let popular: any LoadingPopularShows

  init(popular: any LoadingPopularShows) { self.popular = popular }

  func retry() {
    attempt += 1
  }

  func load() async {
    isLoading = true
    error = nil
    // A subscription may be cancelled on any thread.
    nonisolated(unsafe) let loading = popular.publisher()
      .map { Result<[Show], ShowsError>.success($0) }
      .catch { Just(.failure($0)) }
      .receive(on: DispatchQueue.main)
      .sink { self.show($0) }
    // The load before this one is cancelled.
    self.loading = loading
    // The answer ends the wait, and so does another load: both set the property.
    await withTaskCancellationHandler {
      for await _ in $isLoading.dropFirst().values { return }
    } onCancel: {
      loading.cancel()
    }
  }

  private func show(_ answer: Result<[Show], ShowsError>) {
    switch answer {
    case .success(let shows): self.shows = shows
    case .failure(let error): self.error = error
    }
    isLoading = false
  }
}

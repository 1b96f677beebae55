public import BinderyCombine
import Dispatch
public import TVShowsDomain

/// The popular shows and how they are loaded, as a view model keeps them that publishes its
/// properties.
@MainActor public final class ShowsModel: ObservableObject {
  /// The shows that were loaded last.
  @Published public private(set) var shows: [Show] = []

  /// Whether a load is under way. The first one begins with the screen.
  @Published public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  @Published public private(set) var error: ShowsError?

  /// Counts the person's attempts: each one has a task of its own, which goes with the screen.
  @Published public private(set) var attempt = 0

  /// The load that was asked for last: only its answer counts.
  private var loading: AnyCancellable?
  private let popular: any LoadingPopularShows

  /// Makes a model of what loads the shows.
  public init(popular: any LoadingPopularShows) { self.popular = popular }

  /// Asks for another load.
  public func retry() {
    attempt += 1
  }

  /// Replaces the shows by the popular ones. If that fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    isLoading = true
    error = nil
    // A subscription may be cancelled on any thread.
    nonisolated(unsafe) let loading = popular.publisher()
      .map { Result<[Show], ShowsError>.success($0) }
      .catch { Just(.failure($0)) }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show($0) }
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

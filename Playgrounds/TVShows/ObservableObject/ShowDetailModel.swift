public import BinderyCombine
import Dispatch
public import TVShowsDomain

/// One show and how it is loaded, as a view model keeps it that publishes its
/// properties.
@MainActor public final class ShowDetailModel: ObservableObject {
  /// What is known of the show, once it has arrived.
  @Published public private(set) var detail: ShowDetail?

  /// Whether a load is under way. The first one begins with the screen.
  @Published public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  @Published public private(set) var error: ShowsError?

  /// Counts the person's attempts: each one has a task of its own, which goes with the screen.
  @Published public private(set) var attempt = 0

  /// The load that was asked for last: only its answer counts.
  private var loading: AnyCancellable?
  private let id: Show.ID
  private let details: any LoadingShowDetail

  /// Makes a model of the show of a number.
  /// - Parameter details: Loads it.
  public init(id: Show.ID, details: any LoadingShowDetail) {
    self.id = id
    self.details = details
  }

  /// Asks for another load.
  public func retry() {
    attempt += 1
  }

  /// Loads the show by its number. If that fails, the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    isLoading = true
    error = nil
    // A subscription may be cancelled on any thread.
    nonisolated(unsafe) let loading = details.publisher(of: id)
      .map { Result<ShowDetail, ShowsError>.success($0) }
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

  private func show(_ answer: Result<ShowDetail, ShowsError>) {
    switch answer {
    case .success(let detail): self.detail = detail
    case .failure(let error): self.error = error
    }
    isLoading = false
  }
}

public import Observation
public import TVShowsDomain

/// The popular shows and how they are loaded, as a view model keeps them.
@MainActor @Observable public final class ShowsModel {
  /// The shows that were loaded last.
  public private(set) var shows: [Show] = []

  /// Whether a load is under way. The first one begins with the screen.
  public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  public private(set) var error: ShowsError?

  /// Counts the person's attempts: each one has a task of its own, which goes with the screen.
  public private(set) var attempt = 0

  /// The number of the load that was asked for last: only its answer counts.
  @ObservationIgnored private var request = 0
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
    request += 1
    let request = request
    isLoading = true
    error = nil
    do {
      let shows = try await popular.popularShows()
      guard isAwaited(request) else { return }
      self.shows = shows
    } catch {
      guard isAwaited(request) else { return }
      self.error = ShowsError(error)
    }
    isLoading = false
  }

  /// Whether somebody waits for a load: no other was asked for, and the screen has not gone.
  private func isAwaited(_ request: Int) -> Bool {
    !Task.isCancelled && request == self.request
  }
}

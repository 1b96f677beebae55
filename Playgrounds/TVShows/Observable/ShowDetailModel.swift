public import Observation
public import TVShowsDomain

/// One show and how it is loaded, as a view model keeps it.
@MainActor @Observable public final class ShowDetailModel {
  /// What is known of the show, once it has arrived.
  public private(set) var detail: ShowDetail?

  /// Whether a load is under way. The first one begins with the screen.
  public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  public private(set) var error: ShowsError?

  /// Counts the person's attempts: each one has a task of its own, which goes with the screen.
  public private(set) var attempt = 0

  /// The number of the load that was asked for last: only its answer counts.
  @ObservationIgnored private var request = 0
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
    request += 1
    let request = request
    isLoading = true
    error = nil
    do {
      let detail = try await details.detail(of: id)
      guard isAwaited(request) else { return }
      self.detail = detail
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

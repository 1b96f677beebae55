public import BinderyBindings
public import BinderyViews
public import TVShowsDomain

/// One show: a value with its logic, and no storage of its own.
public struct ShowDetailView: View {
  /// What the screen knows.
  @Binding public private(set) var state: ShowDetailState
  private let id: Show.ID
  private let details: any LoadingShowDetail

  /// Shows the show of a number.
  /// - Parameter details: Loads it.
  public init(state: Binding<ShowDetailState>, id: Show.ID, details: any LoadingShowDetail) {
    _state = state
    self.id = id
    self.details = details
  }

  /// The show, or what there is to see instead.
  public var body: some View {
    ShowDetailContent(detail: state.detail, error: state.error, retry: retry)
      .task(id: state.attempt) { await load() }
  }

  /// Asks for another load.
  public func retry() {
    state.attempt += 1
  }

  /// Loads the show by its number. If that fails, the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    if Task.isCancelled { return }
    state.request += 1
    let request = state.request
    state.isLoading = true
    state.error = nil
    do {
      let detail = try await details.detail(of: id)
      guard isAwaited(request) else { return }
      state.detail = detail
    } catch {
      guard isAwaited(request) else { return }
      state.error = ShowsError(error)
    }
    state.isLoading = false
  }

  /// Whether somebody waits for a load: no other was asked for, and the screen has not gone.
  private func isAwaited(_ request: Int) -> Bool {
    !Task.isCancelled && request == state.request
  }
}

public import BinderyBindings
public import BinderyViews
public import TVShowsDomain

/// The popular shows and one of them: a value with its logic, and no storage of its own.
public struct ShowsView<Detail: View>: View {
  /// What the screen knows.
  @Binding public private(set) var state: ShowsState
  @Binding private var path: [Show.ID]
  private let popular: any LoadingPopularShows
  private let detail: @MainActor (Show.ID) -> Detail

  /// Shows the popular shows.
  /// - Parameters:
  ///   - popular: Loads them.
  ///   - detail: Makes the screen of the show of a number.
  public init(
    state: Binding<ShowsState>, path: Binding<[Show.ID]>, popular: any LoadingPopularShows,
    @ViewBuilder detail: @escaping @MainActor (Show.ID) -> Detail
  ) {
    _state = state
    _path = path
    self.popular = popular
    self.detail = detail
  }

  /// The list, and above it the show that is looked at.
  public var body: some View {
    NavigationStack(path: $path) {
      ShowsContent(
        shows: state.shows, isLoading: state.isLoading, error: state.error, retry: retry
      )
      .navigationDestination(for: Show.ID.self) { id in detail(id) }
    }
    .task(id: state.attempt) { await load() }
  }

  /// Asks for another load.
  public func retry() {
    state.attempt += 1
  }

  /// Replaces the shows by the popular ones. If that fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    state.request += 1
    let request = state.request
    state.isLoading = true
    state.error = nil
    do {
      let shows = try await popular.popularShows()
      guard isAwaited(request) else { return }
      state.shows = shows
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

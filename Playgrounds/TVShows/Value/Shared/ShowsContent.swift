public import BinderyViews
public import TVShowsDomain

/// The first screen in each of its states.
public struct ShowsContent: View {
  private let shows: [Show]
  private let isLoading: Bool
  private let error: ShowsError?
  private let retry: @MainActor () -> Void

  /// Shows shows, or why there are none.
  /// - Parameter retry: Asks for another load.
  public init(
    shows: [Show], isLoading: Bool, error: ShowsError?, retry: @escaping @MainActor () -> Void
  ) {
    self.shows = shows
    self.isLoading = isLoading
    self.error = error
    self.retry = retry
  }

  /// What there is to see, under the title.
  public var body: some View {
    content.navigationTitle("Popular shows")
  }

  @ViewBuilder private var content: some View {
    if !shows.isEmpty {
      List(shows) { show in
        NavigationLink(value: show.id) { ShowRow(show: show) }
      }
    } else if isLoading {
      ShowsProgress("Loading shows…")
    } else if let error {
      ShowsFailure("The shows could not be loaded", error: error, retry: retry)
    } else {
      ContentUnavailableView {
        Label("No shows", systemImage: "tv")
      } actions: {
        Button("Load", action: retry)
      }
    }
  }
}

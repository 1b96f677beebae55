public import BinderyViews
public import TVShowsDomain

/// The screen of one show in each of its states.
public struct ShowDetailContent: View {
  private let detail: ShowDetail?
  private let error: ShowsError?
  private let retry: @MainActor () -> Void

  /// Shows a show, or why there is none.
  /// - Parameter retry: Asks for another load.
  public init(
    detail: ShowDetail?, error: ShowsError?, retry: @escaping @MainActor () -> Void
  ) {
    self.detail = detail
    self.error = error
    self.retry = retry
  }

  /// What there is to see, under the title.
  public var body: some View {
    content.navigationTitle("Show")
  }

  @ViewBuilder private var content: some View {
    if let detail {
      ShowSummary(detail: detail)
    } else if let error {
      ShowsFailure("The show could not be loaded", error: error, retry: retry)
    } else {
      ShowsProgress("Loading…")
    }
  }
}

public import BinderyBindings
public import BinderyViews
public import TVShowsDomain
import TVShowsPresentation

/// The popular shows and one of them: the same screen, its logic in a view model.
public struct ShowsModelView<Detail: View>: View {
  private let model: ShowsModel
  @Binding private var path: [Show.ID]
  private let detail: @MainActor (Show.ID) -> Detail

  /// Shows the shows of a model.
  /// - Parameter detail: Makes the screen of the show of a number.
  public init(
    model: ShowsModel, path: Binding<[Show.ID]>,
    @ViewBuilder detail: @escaping @MainActor (Show.ID) -> Detail
  ) {
    self.model = model
    _path = path
    self.detail = detail
  }

  /// The list, and above it the show that is looked at.
  public var body: some View {
    NavigationStack(path: $path) {
      ShowsContent(
        shows: model.shows, isLoading: model.isLoading, error: model.error, retry: model.retry
      )
      .navigationDestination(for: Show.ID.self) { id in detail(id) }
    }
    .task(id: model.attempt) { await model.load() }
  }
}

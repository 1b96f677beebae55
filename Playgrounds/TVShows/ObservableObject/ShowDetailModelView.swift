public import BinderyViews
import TVShowsPresentation

/// One show: the same screen, its logic in a view model.
public struct ShowDetailModelView: View {
  @ObservedObject private var model: ShowDetailModel

  /// Shows the show of a model.
  public init(model: ShowDetailModel) { self.model = model }

  /// The show, or what there is to see instead.
  public var body: some View {
    ShowDetailContent(detail: model.detail, error: model.error, retry: model.retry)
      .task(id: model.attempt) { await model.load() }
  }
}

import BinderyComposition
public import BinderyViews
public import TVShowsDomain
import TVShowsObservable

/// Owns the view model of the observable style.
public struct ShowsObservableComposer: View {
  @State private var model: ShowsModel
  @State private var path: [Show.ID] = []
  private let details: any LoadingShowDetail

  /// Composes the screens with what loads the shows.
  public init(popular: any LoadingPopularShows, details: any LoadingShowDetail) {
    model = ShowsModel(popular: popular)
    self.details = details
  }

  /// The observable-style screens.
  public var body: some View {
    ShowsModelView(model: model, path: $path) { id in
      ShowDetailObservableComposer(id: id, details: details)
    }
  }
}

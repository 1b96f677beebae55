import BinderyComposition
public import BinderyViews
public import TVShowsDomain
import TVShowsObservableObject

/// Owns the view model of the style that publishes its properties.
public struct ShowsObservableObjectComposer: View {
  @StateObject private var model: ShowsModel
  @State private var path: [Show.ID] = []
  private let details: any LoadingShowDetail

  /// Composes the screens with what loads the shows.
  public init(popular: any LoadingPopularShows, details: any LoadingShowDetail) {
    _model = StateObject(wrappedValue: ShowsModel(popular: popular))
    self.details = details
  }

  /// The screens of this style.
  public var body: some View {
    ShowsModelView(model: model, path: $path) { id in
      ShowDetailObservableObjectComposer(id: id, details: details)
    }
  }
}

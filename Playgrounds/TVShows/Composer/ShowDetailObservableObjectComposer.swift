import BinderyComposition
import BinderyViews
import TVShowsDomain
import TVShowsObservableObject

/// Owns the view model of one show's screen for as long as the screen is there.
struct ShowDetailObservableObjectComposer: View {
  @StateObject private var model: ShowDetailModel

  init(id: Show.ID, details: any LoadingShowDetail) {
    _model = StateObject(wrappedValue: ShowDetailModel(id: id, details: details))
  }

  var body: some View { ShowDetailModelView(model: model) }
}

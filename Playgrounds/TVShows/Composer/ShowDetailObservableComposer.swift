import BinderyComposition
import BinderyViews
import TVShowsDomain
import TVShowsObservable

/// Owns the view model of one show's screen for as long as the screen is there.
struct ShowDetailObservableComposer: View {
  @State private var model: ShowDetailModel

  init(id: Show.ID, details: any LoadingShowDetail) {
    model = ShowDetailModel(id: id, details: details)
  }

  var body: some View { ShowDetailModelView(model: model) }
}

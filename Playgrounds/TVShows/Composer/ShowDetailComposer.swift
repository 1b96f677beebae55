import BinderyComposition
import BinderyViews
import TVShowsDomain
import TVShowsPresentation

/// Owns the state of one show's screen for as long as the screen is there.
struct ShowDetailComposer: View {
  @State private var state = ShowDetailState()
  let id: Show.ID
  let details: any LoadingShowDetail

  var body: some View { ShowDetailView(state: $state, id: id, details: details) }
}

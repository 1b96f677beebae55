import BinderyBindings
import BinderyViews
import TVShowsDomain
import TVShowsPresentation

/// The screens of a forgetful model.
struct ForgetfulShowsModelView<Detail: View>: View {
  @ObservedObject var model: ForgetfulShowsModel
  @Binding var path: [Show.ID]
  @ViewBuilder let detail: @MainActor (Show.ID) -> Detail

  var body: some View {
    NavigationStack(path: $path) {
      ShowsContent(
        shows: model.shows, isLoading: model.isLoading, error: model.error, retry: model.retry
      )
      .navigationDestination(for: Show.ID.self) { id in detail(id) }
    }
    .task(id: model.attempt) { await model.load() }
  }
}

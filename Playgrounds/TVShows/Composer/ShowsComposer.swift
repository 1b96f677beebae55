import BinderyComposition
public import BinderyViews
public import TVShowsDomain
import TVShowsPresentation

/// Owns the state of the value style, and passes it on as bindings.
public struct ShowsComposer: View {
  @State private var state = ShowsState()
  @State private var path: [Show.ID] = []
  private let popular: any LoadingPopularShows
  private let details: any LoadingShowDetail

  /// Composes the screens with what loads the shows.
  public init(popular: any LoadingPopularShows, details: any LoadingShowDetail) {
    self.popular = popular
    self.details = details
  }

  /// The value-style screens.
  public var body: some View {
    ShowsView(state: $state, path: $path, popular: popular) { id in
      ShowDetailComposer(id: id, details: details)
    }
  }
}

import BinderyBindings
import BinderyTesting
import BinderyViews
import TVShowsApp
import TVShowsDomain
import TVShowsObservable
import TVShowsObservableObject
import TVShowsPresentation
import Testing

@MainActor @Suite struct ShowsNavigationTests {
  /// The list of a style, whose path is the caller's, with a text for each show.
  private func screen(_ style: ShowStyle, path: Binding<[Show.ID]>) async -> Screen {
    let popular = PopularShowsUseCase(repository: StubShowRepository([.wire, .mash]))
    let observable = TVShowsObservable.ShowsModel(popular: popular)
    let observableObject = TVShowsObservableObject.ShowsModel(popular: popular)
    let state = Binding.variable(ShowsState())
    let screen = Screen(width: 40, height: 6) {
      switch style {
      case .value:
        ShowsView(state: state, path: path, popular: popular) { Text(verbatim: "Show \($0)") }
      case .observable:
        TVShowsObservable.ShowsModelView(model: observable, path: path) {
          Text(verbatim: "Show \($0)")
        }
      case .observableObject:
        TVShowsObservableObject.ShowsModelView(model: observableObject, path: path) {
          Text(verbatim: "Show \($0)")
        }
      }
    }
    await screen.settle()
    return screen
  }

  @Test(arguments: ShowStyle.allCases)
  func theScreenWritesThePath(style: ShowStyle) async throws {
    let path = Binding<[Show.ID]>.variable([])
    let screen = await screen(style, path: path)
    try screen.link("M*A*S*H, 1972").tap()
    #expect(path.wrappedValue == [Show.mash.id])
    #expect(screen.shows("Show 2"))
    try screen.goBack()
    #expect(path.wrappedValue == [])
    #expect(screen.contains(.link, "The Wire, 2002"))
  }

  @Test(arguments: ShowStyle.allCases)
  func thePathMovesTheScreen(style: ShowStyle) async {
    let path = Binding<[Show.ID]>.variable([])
    let screen = await screen(style, path: path)
    path.wrappedValue = [Show.wire.id]
    #expect(screen.shows("Show 1"))
    path.wrappedValue = [Show.mash.id]
    #expect(screen.shows("Show 2"))
    path.wrappedValue = []
    #expect(screen.contains(.link, "The Wire, 2002"))
  }
}

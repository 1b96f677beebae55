import BinderyBindings
import MoviesCore
import MoviesUI
import Testing

@MainActor @Suite struct MoviesViewTests {
  @Test func startsWithoutFilms() {
    let view = MoviesView(movies: .variable([]), loader: SequenceLoader())
    #expect(view.movies == [])
  }

  @Test func loadingGivesTheFilms() async {
    let view = MoviesView(movies: .variable([]), loader: SequenceLoader([.heat]))
    await view.load()
    #expect(view.movies == [.heat])
  }

  @Test func loadingTwiceReplaces() async {
    let loader = SequenceLoader([.heat, .amélie], [.amélie])
    let view = MoviesView(movies: .variable([]), loader: loader)
    await view.load()
    await view.load()
    #expect(view.movies == [.amélie])
  }

  @Test func aFailedLoadLeavesAnEmptyList() async {
    let view = MoviesView(movies: .variable([]), loader: SequenceLoader([.heat]))
    await view.load()
    await view.load()
    #expect(view.movies == [])
  }
}

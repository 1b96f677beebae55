import MoviesCore
import MoviesObservable
import Testing

@MainActor @Suite struct MoviesModelTests {
  @Test func startsWithoutFilms() {
    let model = MoviesModel(loader: SequenceLoader())
    #expect(model.movies == [])
  }

  @Test func loadingGivesTheFilms() async {
    let model = MoviesModel(loader: SequenceLoader([.heat]))
    await model.load()
    #expect(model.movies == [.heat])
  }

  @Test func loadingTwiceReplaces() async {
    let loader = SequenceLoader([.heat, .amélie], [.amélie])
    let model = MoviesModel(loader: loader)
    await model.load()
    await model.load()
    #expect(model.movies == [.amélie])
  }

  @Test func aFailedLoadLeavesAnEmptyList() async {
    let model = MoviesModel(loader: SequenceLoader([.heat]))
    await model.load()
    await model.load()
    #expect(model.movies == [])
  }
}

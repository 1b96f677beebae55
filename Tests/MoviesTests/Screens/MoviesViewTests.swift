import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import MoviesApp
import MoviesCore
import MoviesUI
import MoviesViewModel
import Testing

private let heat = Movie(
  id: 1, title: "Heat", year: 1995, director: "Michael Mann", genres: ["Crime"], runningTime: 170)
private let amélie = Movie(
  id: 2, title: "Amélie", year: 2001, director: "Jean-Pierre Jeunet", genres: ["Comedy"],
  runningTime: 122)

/// Answers each load with the next of several results.
private actor SequenceLoader: MovieLoader {
  private var results: [[Movie]]
  init(_ results: [[Movie]]) { self.results = results }
  func load() async throws -> [Movie] { results.removeFirst() }
}

private struct Failure: Error {}

@MainActor @Suite struct MoviesViewTests {
  @Test func loadingFillsTheBinding() async {
    let view = MoviesView(movies: .variable([]), loader: StubMovieLoader([heat]))
    await view.load()
    #expect(view.movies == [heat])
  }

  @Test func loadingChangesALocalVariable() async {
    var movies: [Movie] = []
    let binding = Binding(get: { movies }, set: { movies = $0 })
    await MoviesView(movies: binding, loader: StubMovieLoader([heat, amélie])).load()
    #expect(movies == [heat, amélie])
  }

  @Test func loadingTwiceReplaces() async {
    let loader = SequenceLoader([[heat, amélie], [amélie]])
    let view = MoviesView(movies: .variable([]), loader: loader)
    await view.load()
    await view.load()
    #expect(view.movies == [amélie])
  }

  @Test func aFailedLoadLeavesAnEmptyList() async {
    let view = MoviesView(movies: .variable([heat]), loader: StubMovieLoader(error: Failure()))
    await view.load()
    #expect(view.movies == [])
  }

  @Test func theModelLoadsAlike() async {
    let model = MoviesModel(loader: SequenceLoader([[heat, amélie], [amélie]]))
    await model.load()
    await model.load()
    #expect(model.movies == [amélie])
  }

  private func frame(@ViewBuilder _ root: () -> some View) async -> String {
    let composition = Composition(width: 64, height: 4, root)
    await composition.settle()
    return composition.frame.text
  }

  @Test func bothStylesShowTheSame() async {
    let loader = StubMovieLoader([amélie, heat])
    let value = await frame { MoviesComposer(loader: loader) }
    let observable = await frame { MoviesModelComposer(loader: loader) }
    #expect(value == observable)
    #expect(
      value == """
        Movies 2 films                                        [ Reload ]
        Amélie (2001)                         Jean-Pierre Jeunet 122 min
        Heat (1995)                                 Michael Mann 170 min

        """)
  }
}

@MainActor @Suite struct MoviesProgramTests {
  private func run(_ arguments: String...) async -> (status: Int32, output: String, error: String) {
    var output: [String] = []
    var error: [String] = []
    let program = MoviesProgram(output: { output.append($0) }, error: { error.append($0) })
    let status = await program.run(arguments)
    return (status, output.joined(separator: "\n"), error.joined(separator: "\n"))
  }

  @Test func printsTheBundledFilms() async {
    let value = await run("--height", "400")
    #expect(value.status == 0)
    #expect(value.error == "")
    #expect(value.output.contains("Amélie (2001)"))
    #expect(value.output.split(separator: "\n").count == 301)
    let observable = await run("--height=400", "--style=observable")
    #expect(observable.output == value.output)
  }

  @Test func aMissingFileFails() async {
    let result = await run("--file", "nowhere.json")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("movies: "))
    #expect(result.error.contains("nowhere.json"))
  }

  @Test func argumentsThatMakeNoSenseFail() async {
    let result = await run("--colour")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.contains("--colour"))
  }

  @Test func explainsItself() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("--style"))
  }
}

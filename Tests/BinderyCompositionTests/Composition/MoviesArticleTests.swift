import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Movie: Identifiable, Equatable {
  let id: Int
  let title: String
}

private protocol MovieLoader {
  func load() async throws -> [Movie]
}

private struct StubLoader: MovieLoader {
  let result: Result<[Movie], any Error>
  func load() async throws -> [Movie] { try result.get() }
}

private struct MoviesView: View {
  @Binding var movies: [Movie]
  let loader: any MovieLoader

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(movies) { movie in Text(movie.title) }
    }
    .task { await load() }
  }

  func load() async {
    do {
      movies = try await loader.load()
    } catch {
      movies = []
    }
  }
}

/// View logic as plain values: the view is made, a method is called, a binding is read.
@MainActor @Suite struct MoviesArticleTests {
  private let films = [Movie(id: 1, title: "Ran"), Movie(id: 2, title: "Alien")]
  private struct Failure: Error {}

  @Test func loadingFillsTheMovies() async {
    let movies = Binding<[Movie]>.variable([])
    let view = MoviesView(movies: movies, loader: StubLoader(result: .success(films)))
    await view.load()
    #expect(movies.wrappedValue == films)
  }

  @Test func aFailureLeavesNoMovies() async {
    let movies = Binding.variable(films)
    let view = MoviesView(movies: movies, loader: StubLoader(result: .failure(Failure())))
    await view.load()
    #expect(movies.wrappedValue.isEmpty)
  }

  @Test func aLocalVariableMayBeBound() async {
    var storage: [Movie] = []
    let movies = Binding(get: { storage }, set: { storage = $0 })
    let view = MoviesView(movies: movies, loader: StubLoader(result: .success(films)))
    await view.load()
    #expect(storage == films)
  }

  @Test func theSameViewIsMounted() async {
    let composition = Composition(width: 10, height: 2) {
      MoviesView(movies: .variable([]), loader: StubLoader(result: .success(films)))
    }
    await composition.settle()
    #expect(composition.shown == "Ran\nAlien")
  }
}

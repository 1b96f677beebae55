public import BinderyBindings
public import BinderyViews
public import MoviesCore

/// The films, loaded when they appear: a value with its logic, and no storage of its own.
public struct MoviesView: View {
  /// The films that were loaded last.
  @Binding public private(set) var movies: [Movie]
  private let loader: any MovieLoader

  /// Shows films, and loads them from a loader.
  public init(movies: Binding<[Movie]>, loader: any MovieLoader) {
    _movies = movies
    self.loader = loader
  }

  /// A title, the films, and a way to load them again.
  public var body: some View {
    VStack(alignment: .leading) {
      MoviesHeader(count: movies.count) { Task { await load() } }
      MovieList(movies: movies)
    }
    .task { await load() }
  }

  /// Replaces the films by those that the loader has; by none, if it fails.
  public func load() async {
    movies = (try? await loader.load()) ?? []
  }
}

public import BinderyViews
public import MoviesCore

/// Films, one below another.
public struct MovieList: View {
  private let movies: [Movie]

  /// Shows films.
  public init(movies: [Movie]) { self.movies = movies }

  /// A list with a row for each film.
  public var body: some View {
    List(movies, rowContent: MovieRow.init)
  }
}

public import BinderyViews
import MoviesUI

/// The films of a view model: the same screen, its logic elsewhere.
public struct MoviesModelView: View {
  private let model: MoviesModel

  /// Shows the films of a model.
  public init(model: MoviesModel) { self.model = model }

  /// A title, the films, and a way to load them again.
  public var body: some View {
    VStack(alignment: .leading) {
      MoviesHeader(count: model.movies.count) { Task { await model.load() } }
      MovieList(movies: model.movies)
    }
    .task { await model.load() }
  }
}

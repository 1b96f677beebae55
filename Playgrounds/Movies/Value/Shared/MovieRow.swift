public import BinderyViews
public import MoviesCore

/// One film: its title and year, who made it, and how long it takes.
public struct MovieRow: View {
  private let movie: Movie

  /// Shows a film. It takes the value itself: there is nothing to be kept or changed.
  public init(movie: Movie) { self.movie = movie }

  /// A line of text.
  public var body: some View {
    HStack {
      Text(movie.title).bold().lineLimit(1)
      Text(verbatim: "(\(movie.year))").foregroundStyle(.secondary).fixedSize()
      Spacer()
      Text(movie.director).lineLimit(1)
      Text(verbatim: "\(movie.runningTime) min").foregroundStyle(.secondary).fixedSize()
    }
  }
}

import BinderyComposition
public import BinderyViews
public import MoviesCore
import MoviesUI

/// Owns the films of the value style, and passes them on as a binding.
public struct MoviesComposer: View {
  @State private var movies: [Movie] = []
  private let loader: any MovieLoader

  /// Composes the screen with a loader.
  public init(loader: any MovieLoader) { self.loader = loader }

  /// The value-style screen.
  public var body: some View { MoviesView(movies: $movies, loader: loader) }
}

public import MoviesCore
public import Observation

/// The films and how they are loaded, as a view model keeps them.
@MainActor @Observable public final class MoviesModel {
  /// The films that were loaded last.
  public private(set) var movies: [Movie] = []
  private let loader: any MovieLoader

  /// Makes a model that loads from a loader.
  public init(loader: any MovieLoader) { self.loader = loader }

  /// Replaces the films by those that the loader has; by none, if it fails.
  public func load() async {
    movies = (try? await loader.load()) ?? []
  }
}

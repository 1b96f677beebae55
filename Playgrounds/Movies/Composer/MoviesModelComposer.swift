import BinderyComposition
public import BinderyViews
public import MoviesCore
import MoviesObservable

/// Owns the view model of the observable style.
public struct MoviesModelComposer: View {
  @State private var model: MoviesModel

  /// Composes the screen with a loader.
  public init(loader: any MovieLoader) { model = MoviesModel(loader: loader) }

  /// The observable-style screen.
  public var body: some View { MoviesModelView(model: model) }
}

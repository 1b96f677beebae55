import BinderyComposition
public import BinderyViews
public import UsersCore
import UsersObservable

/// Owns the view model of the observable style.
public struct UsersObservableComposer: View {
  @State private var model: UsersModel
  @State private var path: [User.ID] = []

  /// Composes the screen with a loader.
  public init(loader: any UserLoader) { model = UsersModel(loader: loader) }

  /// The observable-style screen.
  public var body: some View { UsersModelView(model: model, path: $path) }
}

import BinderyComposition
public import BinderyViews
import UsersCore
public import UsersObservableObject

/// Owns the view model of the style that publishes its properties.
public struct UsersObservableObjectComposer: View {
  @StateObject private var model: UsersModel
  @State private var path: [User.ID] = []

  /// Composes the screen with a loader.
  public init(loader: any UserPublisher) {
    _model = StateObject(wrappedValue: UsersModel(loader: loader))
  }

  /// The screen of this style.
  public var body: some View { UsersModelView(model: model, path: $path) }
}

import BinderyComposition
public import BinderyViews
public import UserProfileCore
import UserProfileObservableObject

/// Owns the view model that publishes its properties.
public struct UserProfileObservableObjectComposer: View {
  @StateObject private var model: ProfileModel
  @State private var newName = ""

  /// Composes the card with a loader.
  public init(loader: any ProfileLoader) {
    _model = StateObject(wrappedValue: ProfileModel(loader: loader))
  }

  /// The card in this style.
  public var body: some View {
    ProfileModelView(model: model, newName: $newName)
  }
}

import BinderyComposition
public import BinderyViews
public import UserProfileCore
import UserProfileObservable

/// Owns the view model of the observable style.
public struct UserProfileObservableComposer: View {
  @State private var model: ProfileModel
  @State private var newName = ""

  /// Composes the card with a loader.
  public init(loader: any ProfileLoader) { model = ProfileModel(loader: loader) }

  /// The card in this style.
  public var body: some View {
    ProfileModelView(model: model, newName: $newName)
  }
}

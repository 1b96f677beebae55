public import BinderyBindings
public import BinderyViews
import UserProfileCore
import UserProfileUI

/// The card of a view model: the same card, its logic elsewhere.
public struct ProfileModelView: View {
  private let model: ProfileModel
  @Binding private var newName: String

  /// Shows the profile of a model.
  public init(model: ProfileModel, newName: Binding<String>) {
    self.model = model
    _newName = newName
  }

  /// The card, and what can be done with it.
  public var body: some View {
    ProfileCard(
      name: model.profile.shownName, email: model.profile.shownEmail,
      avatar: model.profile?.avatarURL, isLoading: model.isLoading, message: model.error?.message,
      newName: $newName, load: model.load, rename: { model.rename(to: newName) })
  }
}

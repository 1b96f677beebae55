import UserProfileCore
public import UserProfileUI

/// Sets the labels of the screen from what a view model has, after each change.
@MainActor public final class ProfileController {
  /// The screen's labels.
  public let labels = ProfileLabels()

  package let model: ProfileModel

  /// Makes a controller, which connects its labels with a model.
  public init(model: ProfileModel) {
    self.model = model
    show()
    model.onChange = { [weak self] in self?.show() }
  }

  /// Does what is to be done when the screen appears, or is asked to load again.
  public func load() async { await model.load() }

  /// Does what is to be done when the button for renaming is pressed.
  public func rename() { model.rename(to: labels.newName) }

  package func show() {
    labels.name = model.profile.shownName
    labels.email = model.profile.shownEmail
    labels.avatar = model.profile?.avatarURL
    labels.isSpinning = model.isLoading
    labels.message = model.error?.message
  }
}

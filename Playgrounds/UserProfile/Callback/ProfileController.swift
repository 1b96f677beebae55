package import UserProfileCore
public import UserProfileUI

/// Sets the labels of the screen from what a view model calls back with.
@MainActor public final class ProfileController {
  /// The screen's labels.
  public let labels = ProfileLabels()

  package let model: ProfileModel

  /// Makes a controller, which connects its labels with a model.
  public init(model: ProfileModel) {
    self.model = model
    show(model.profile)
    model.onDataUpdated = { [weak self] in self?.show($0) }
    model.onLoadingChanged = { [weak self] in self?.show($0) }
    model.onErrorOccurred = { [weak self] in self?.show($0) }
  }

  /// Does what is to be done when the screen appears, or is asked to load again.
  public func load() async { await model.load() }

  /// Does what is to be done when the button for renaming is pressed.
  public func rename() { model.rename(to: labels.newName) }

  package func show(_ profile: UserProfile?) {
    labels.name = profile.shownName
    labels.email = profile.shownEmail
    labels.avatar = profile?.avatarURL
  }

  package func show(_ isLoading: Bool) { labels.isSpinning = isLoading }

  package func show(_ error: ProfileError?) { labels.message = error?.message }
}

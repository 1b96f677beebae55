public import UserProfileCore

/// The profile and how it is loaded, as a view model keeps them that calls back.
@MainActor public final class ProfileModel {
  /// Called when there is a profile, or another one.
  public var onDataUpdated: ((UserProfile) -> Void)?

  /// Called when a load begins, and when it ends.
  public var onLoadingChanged: ((Bool) -> Void)?

  /// Called when something went wrong, and with nil when that is over.
  public var onErrorOccurred: ((ProfileError?) -> Void)?

  /// The profile, once it is loaded.
  public private(set) var profile: UserProfile?

  /// Whether a load is under way.
  public private(set) var isLoading = false

  /// What went wrong last, until something else is done.
  public private(set) var error: ProfileError?

  private var lastRequest = 0
  private let loader: any ProfileLoader

  /// Makes a model that loads from a loader.
  public init(profile: UserProfile? = nil, loader: any ProfileLoader) {
    self.profile = profile
    self.loader = loader
  }

  /// Replaces the profile by the one that the loader has. If there is none, the old one stays.
  ///
  /// Of several loads the one that was asked for last counts.
  public func load() async {
    lastRequest += 1
    let request = lastRequest
    setLoading(true)
    setError(nil)
    let answer = await loader.answer()
    if request == lastRequest { show(answer) }
  }

  /// Gives the user another name. An empty one is an error, and changes nothing.
  public func rename(to name: String) {
    guard let profile else { return }
    do {
      setProfile(try profile.renamed(to: name))
      setError(nil)
    } catch {
      setError(error)
    }
  }

  private func show(_ answer: ProfileAnswer) {
    setLoading(false)
    switch answer {
    case .loaded(let profile): setProfile(profile)
    case .cancelled: break
    case .failed(let error): setError(error)
    }
  }

  private func setProfile(_ profile: UserProfile) {
    self.profile = profile
    onDataUpdated?(profile)
  }

  private func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    onLoadingChanged?(isLoading)
  }

  private func setError(_ error: ProfileError?) {
    self.error = error
    onErrorOccurred?(error)
  }
}

public import UserProfileCore

/// The profile and how it is loaded, as a view model keeps them that tells of each property it
/// sets.
@MainActor public final class ProfileModel {
  /// Called after each change.
  public var onChange: (() -> Void)?

  /// The profile, once it is loaded.
  public private(set) var profile: UserProfile? { didSet { onChange?() } }

  /// Whether a load is under way.
  public private(set) var isLoading = false { didSet { onChange?() } }

  /// What went wrong last, until something else is done.
  public private(set) var error: ProfileError? { didSet { onChange?() } }

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
    isLoading = true
    error = nil
    let answer = await loader.answer()
    if request == lastRequest { show(answer) }
  }

  /// Gives the user another name. An empty one is an error, and changes nothing.
  public func rename(to name: String) {
    guard let profile else { return }
    do {
      self.profile = try profile.renamed(to: name)
      error = nil
    } catch {
      self.error = error
    }
  }

  private func show(_ answer: ProfileAnswer) {
    isLoading = false
    switch answer {
    case .loaded(let profile): self.profile = profile
    case .cancelled: break
    case .failed(let error): self.error = error
    }
  }
}

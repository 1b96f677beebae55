public import BinderyCombine
public import UserProfileCore

/// The profile and how it is loaded, as a view model keeps them in subjects that one binds to.
@MainActor public final class ProfileModel {
  /// The profile, once it is loaded.
  public let profile: CurrentValueSubject<UserProfile?, Never>

  /// Whether a load is under way.
  public let isLoading = CurrentValueSubject<Bool, Never>(false)

  /// What went wrong last, until something else is done.
  public let error = CurrentValueSubject<ProfileError?, Never>(nil)

  private var lastRequest = 0
  private let loader: any ProfileLoader

  /// Makes a model that loads from a loader.
  public init(profile: UserProfile? = nil, loader: any ProfileLoader) {
    self.profile = CurrentValueSubject(profile)
    self.loader = loader
  }

  /// Replaces the profile by the one that the loader has. If there is none, the old one stays.
  ///
  /// Of several loads the one that was asked for last counts.
  public func load() async {
    lastRequest += 1
    let request = lastRequest
    isLoading.send(true)
    error.send(nil)
    let answer = await loader.answer()
    if request == lastRequest { show(answer) }
  }

  /// Gives the user another name. An empty one is an error, and changes nothing.
  public func rename(to name: String) {
    guard let profile = profile.value else { return }
    do {
      self.profile.send(try profile.renamed(to: name))
      error.send(nil)
    } catch {
      self.error.send(error)
    }
  }

  private func show(_ answer: ProfileAnswer) {
    isLoading.send(false)
    switch answer {
    case .loaded(let profile): self.profile.send(profile)
    case .cancelled: break
    case .failed(let error): self.error.send(error)
    }
  }
}

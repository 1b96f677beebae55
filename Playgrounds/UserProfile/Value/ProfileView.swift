public import BinderyBindings
public import BinderyViews
public import UserProfileCore

/// The card of a user: a value with its logic, and no storage of its own.
public struct ProfileView: View {
  /// What the card knows.
  @Binding public private(set) var state: ProfileState
  @Binding private var newName: String
  private let loader: any ProfileLoader

  /// Shows a profile, and loads it from a loader.
  public init(
    state: Binding<ProfileState>, newName: Binding<String>, loader: any ProfileLoader
  ) {
    _state = state
    _newName = newName
    self.loader = loader
  }

  /// The card, and what can be done with it.
  public var body: some View {
    ProfileCard(
      name: state.profile.shownName, email: state.profile.shownEmail,
      avatar: state.profile?.avatarURL, isLoading: state.isLoading, message: state.error?.message,
      newName: $newName, load: load, rename: { rename(to: newName) })
  }

  /// Replaces the profile by the one that the loader has. If there is none, the old one stays.
  ///
  /// Of several loads the one that was asked for last counts.
  public func load() async {
    state.lastRequest += 1
    let request = state.lastRequest
    state.isLoading = true
    state.error = nil
    let answer = await loader.answer()
    if request == state.lastRequest { show(answer) }
  }

  /// Gives the user another name. An empty one is an error, and changes nothing.
  public func rename(to name: String) {
    guard let profile = state.profile else { return }
    do {
      state.profile = try profile.renamed(to: name)
      state.error = nil
    } catch {
      state.error = error
    }
  }

  private func show(_ answer: ProfileAnswer) {
    state.isLoading = false
    switch answer {
    case .loaded(let profile): state.profile = profile
    case .cancelled: break
    case .failed(let error): state.error = error
    }
  }
}

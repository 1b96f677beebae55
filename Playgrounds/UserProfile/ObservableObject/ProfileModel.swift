public import BinderyCombine
public import UserProfileCore

/// The profile and how it is loaded, as a view model keeps them that publishes its properties.
@MainActor public final class ProfileModel: ObservableObject {
  /// The profile, once it is loaded.
  @Published public private(set) var profile: UserProfile?

  /// Whether a load is under way.
  @Published public private(set) var isLoading = false

  /// What went wrong last, until something else is done.
  @Published public private(set) var error: ProfileError?

  private let requests = PassthroughSubject<AnyPublisher<ProfileAnswer, Never>, Never>()
  private let loader: any ProfileLoader
  private var lastRequest = 0
  package var subscriptions: Set<AnyCancellable> = []

  /// Makes a model that loads from a loader.
  public init(profile: UserProfile? = nil, loader: any ProfileLoader) {
    self.profile = profile
    self.loader = loader
    answers.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
  }

  /// The answers to the requests, each until the next request is made.
  package var answers: some Publisher<ProfileAnswer, Never> { requests.switchToLatest() }

  /// Replaces the profile by the one that the loader has. If there is none, the old one stays.
  ///
  /// Of several loads the one that was asked for last counts.
  public func load() async {
    lastRequest += 1
    let request = lastRequest
    isLoading = true
    error = nil
    requests.send(loader.publisher())
    for await isLoading in $isLoading.values where !isLoading { return }
    // The caller is cancelled: unless another load has been asked for, let go of this one.
    if request == lastRequest { requests.send(Just(.cancelled).eraseToAnyPublisher()) }
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

  package func show(_ answer: ProfileAnswer) {
    isLoading = false
    switch answer {
    case .loaded(let profile): self.profile = profile
    case .cancelled: break
    case .failed(let error): self.error = error
    }
  }
}

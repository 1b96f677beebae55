public import BinderyCombine
import Dispatch
public import UsersCore

/// The users and how they are loaded, as a view model keeps them that publishes its properties.
@MainActor public final class UsersModel: ObservableObject {
  /// The users that were loaded last.
  @Published public private(set) var users: [User] = []

  /// Whether a load is under way. The first one begins with the screen.
  @Published public private(set) var isLoading = true

  /// Why the last load failed, if it did.
  @Published public private(set) var error: UsersError?

  /// Asks for a load; only the answer to the last one counts.
  private let requests = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes a model that loads from a loader.
  public init(loader: any UserPublisher) {
    requests
      .map {
        loader.publisher()
          .map { Result<[User], any Error>.success($0) }
          .catch { Just(.failure($0)) }
          // Before the switch, so that an answer on its way to the queue is dropped too.
          .receive(on: DispatchQueue.main)
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  /// Replaces the users by those that the loader has. If it fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts.
  public func load() async {
    isLoading = true
    error = nil
    requests.send()
    for await isLoading in $isLoading.values where !isLoading { return }
  }

  private func show(_ answer: Result<[User], any Error>) {
    switch answer {
    case .success(let users): self.users = users
    case .failure(is CancellationError): break
    case .failure(let error): self.error = UsersError(error)
    }
    isLoading = false
  }
}

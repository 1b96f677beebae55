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

  /// The load that was asked for last: only its answer counts.
  private var loading: AnyCancellable?
  private let loader: any UserPublisher

  /// Makes a model that loads from a loader.
  public init(loader: any UserPublisher) { self.loader = loader }

  /// Replaces the users by those that the loader has. If it fails they stay, and the error is told.
  ///
  /// Of several loads the one that was asked for last counts. One that is cancelled, since the
  /// screen has gone, changes nothing more.
  public func load() async {
    isLoading = true
    error = nil
    // A subscription may be cancelled on any thread.
    nonisolated(unsafe) let loading = loader.publisher()
      .map { Result<[User], any Error>.success($0) }
      .catch { Just(.failure($0)) }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show($0) }
    // The load before this one is cancelled.
    self.loading = loading
    // The answer ends the wait, and so does another load: both set the property.
    await withTaskCancellationHandler {
      for await _ in $isLoading.dropFirst().values { return }
    } onCancel: {
      loading.cancel()
    }
  }

  private func show(_ answer: Result<[User], any Error>) {
    switch answer {
    case .success(let users): self.users = users
    case .failure(let error): self.error = UsersError(error)
    }
    isLoading = false
  }
}

import BinderyCombine
import Dispatch
import UsersCore
import UsersObservableObject

/// The model that publishes its properties, as somebody writes it who forgets `weak`: the pipeline
/// that it keeps keeps the model.
@MainActor final class ForgetfulUsersModel: ObservableObject {
  @Published private(set) var users: [User] = []
  @Published private(set) var isLoading = true
  @Published private(set) var error: UsersError?
  private var loading: AnyCancellable?
  private let loader: any UserPublisher

  init(loader: any UserPublisher) { self.loader = loader }

  func load() async {
    isLoading = true
    error = nil
    // A subscription may be cancelled on any thread.
    nonisolated(unsafe) let loading = loader.publisher()
      .map { Result<[User], any Error>.success($0) }
      .catch { Just(.failure($0)) }
      .receive(on: DispatchQueue.main)
      .sink { self.show($0) }
    self.loading = loading
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

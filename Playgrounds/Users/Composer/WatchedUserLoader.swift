import BinderyCombine
import Synchronization
import UsersCore
import UsersObservableObject

/// Remembers why a loader failed last, in its own words: the screen tells the kind alone.
final class WatchedUserLoader: UserPublisher {
  private let loader: any UserPublisher
  private let lastFailure = Mutex<String?>(nil)

  init(_ loader: any UserPublisher) { self.loader = loader }

  /// Why the last load failed; nil if it did not.
  var failure: String? { lastFailure.withLock { $0 } }

  func load() async throws -> [User] {
    do {
      let users = try await loader.load()
      note(nil)
      return users
    } catch {
      note(error)
      throw error
    }
  }

  func publisher() -> AnyPublisher<[User], any Error> {
    loader.publisher()
      .handleEvents(receiveCompletion: { [self] completion in
        if case .failure(let error) = completion { note(error) } else { note(nil) }
      })
      .eraseToAnyPublisher()
  }

  private func note(_ error: (any Error)?) {
    lastFailure.withLock { $0 = error.map { "\($0)" } }
  }
}

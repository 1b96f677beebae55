import BinderyCombine
import PlaygroundSupport
import UsersCore
import UsersObservableObject

/// Remembers why a loader failed last, in its own words: the screen tells the kind alone.
final class WatchedUserLoader: UserPublisher {
  private let loader: any UserPublisher
  private let watch = FailureWatch()

  init(_ loader: any UserPublisher) { self.loader = loader }

  /// Why the last load failed; nil if it did not.
  var failure: String? { watch.failure }

  func load() async throws -> [User] {
    try await watch.watch { try await loader.load() }
  }

  func publisher() -> AnyPublisher<[User], any Error> {
    loader.publisher()
      .handleEvents(receiveCompletion: { [self] completion in
        if case .failure(let error) = completion { watch.note(error) } else { watch.note(nil) }
      })
      .eraseToAnyPublisher()
  }
}

import BinderyCombine
import Synchronization
import UsersCore
import UsersObservableObject

/// Loads with one loader after another; with the last, again and again.
final class SequenceUserLoader: UserPublisher {
  private let loaders: [any UserPublisher]
  private let count = Mutex(0)

  init(_ loaders: any UserPublisher...) { self.loaders = loaders }

  func load() async throws -> [User] { try await next().load() }

  func publisher() -> AnyPublisher<[User], any Error> { next().publisher() }

  private func next() -> any UserPublisher {
    count.withLock { count in
      defer { count += 1 }
      return loaders[min(count, loaders.count - 1)]
    }
  }
}

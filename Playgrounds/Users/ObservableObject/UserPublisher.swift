public import BinderyCombine
public import UsersCore

/// A loader whose users can be had through a pipeline.
public protocol UserPublisher: UserLoader {
  /// Returns a pipeline that loads once for each subscriber.
  ///
  /// It fails as ``UserLoader/load()`` does. Cancelling the subscription cancels the load.
  func publisher() -> AnyPublisher<[User], any Error>
}

extension UserPublisher {
  /// Returns a pipeline that calls ``UserLoader/load()``.
  public func publisher() -> AnyPublisher<[User], any Error> {
    Deferred {
      let loading = Task { try await load() }
      return Future<[User], any Error> { promise in
        // A future takes a lock when its promise is called, so that any thread may do it.
        nonisolated(unsafe) let promise = promise
        Task { promise(await loading.result) }
      }
      .handleEvents(receiveCancel: { loading.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

extension BundledUserLoader: UserPublisher {}
extension FileUserLoader: UserPublisher {}
extension StubUserLoader: UserPublisher {}

public import BinderyCombine
public import UserProfileCore

extension ProfileLoader {
  /// Returns a pipeline that loads once for each subscriber, and says what came of it.
  ///
  /// Cancelling the subscription cancels the load.
  @MainActor public func publisher() -> AnyPublisher<ProfileAnswer, Never> {
    Deferred {
      let loading = Task { await answer() }
      return Future<ProfileAnswer, Never> { promise in
        Task { promise(.success(await loading.value)) }
      }
      .handleEvents(receiveCancel: { loading.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

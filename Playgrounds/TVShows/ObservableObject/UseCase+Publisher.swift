public import BinderyCombine
public import TVShowsDomain

extension LoadingPopularShows {
  /// Returns a pipeline that loads the popular shows for each subscriber.
  ///
  /// Cancelling the subscription cancels the load.
  public func publisher() -> AnyPublisher<[Show], ShowsError> {
    loadingPublisher { try await popularShows() }
  }
}

extension LoadingShowDetail {
  /// Returns a pipeline that loads what is known of a show for each subscriber.
  ///
  /// Cancelling the subscription cancels the load.
  public func publisher(of id: Show.ID) -> AnyPublisher<ShowDetail, ShowsError> {
    loadingPublisher { try await detail(of: id) }
  }
}

private func loadingPublisher<Output: Sendable>(
  _ load: @escaping @Sendable () async throws -> Output
) -> AnyPublisher<Output, ShowsError> {
  Deferred {
    let loading = Task { try await load() }
    return Future<Output, any Error> { promise in
      // A future takes a lock when its promise is called, so that any thread may do it.
      nonisolated(unsafe) let promise = promise
      Task { promise(await loading.result) }
    }
    .handleEvents(receiveCancel: { loading.cancel() })
  }
  .mapError { ShowsError($0) }
  .eraseToAnyPublisher()
}

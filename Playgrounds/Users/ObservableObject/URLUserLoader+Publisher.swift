public import BinderyCombine
import PlaygroundSupport
public import UsersCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#else
  import Foundation
#endif

extension URLUserLoader: UserPublisher {
  /// Returns a pipeline that fetches the address, each time anew.
  public func publisher() -> AnyPublisher<[User], any Error> {
    let source = JSONSource.url(url)
    return Result { try source.webRequest() }.publisher
      .flatMap { [session] request in
        session.dataTaskPublisher(for: request).mapError { source.noAnswer($0) }
      }
      .tryMap { try User.list(source.body($0.data, of: $0.response), from: source) }
      .mapError { error in (error as? JSONSourceError).map(UserLoadingError.source) ?? error }
      .eraseToAnyPublisher()
  }
}

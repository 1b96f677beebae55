/// Gives the result it was made with: a loader for tests and previews.
public struct StubUserLoader: UserLoader {
  /// What each load gives.
  public var result: Result<[User], any Error>

  /// Makes a loader that gives these users.
  public init(_ users: [User]) {
    result = .success(users)
  }

  /// Makes a loader that fails with an error.
  public init(error: any Error) {
    result = .failure(error)
  }

  /// Returns or throws the result.
  public func load() async throws -> [User] {
    try result.get()
  }
}

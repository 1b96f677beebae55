/// Gives the result it was made with: a repository for tests and previews.
public struct StubShowRepository: ShowRepository {
  /// What is known of each show, or why nothing is.
  public var result: Result<[ShowDetail], any Error>

  /// Makes a repository of details.
  public init(_ details: [ShowDetail]) { result = .success(details) }

  /// Makes a repository that fails with an error.
  public init(error: any Error) { result = .failure(error) }

  /// Returns the shows, or throws the error.
  public func popularShows() async throws -> [Show] { try result.get().map(\.show) }

  /// Returns the detail of a number, or throws the error.
  public func detail(of id: Show.ID) async throws -> ShowDetail? {
    try result.get().first { $0.id == id }
  }
}

/// Loads the popular shows of a repository.
public struct PopularShowsUseCase: LoadingPopularShows {
  private let repository: any ShowRepository

  /// Makes a use case of a repository.
  public init(repository: any ShowRepository) { self.repository = repository }

  /// Returns the shows of the repository.
  public func popularShows() async throws -> [Show] { try await repository.popularShows() }
}

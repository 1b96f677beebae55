import PlaygroundSupport
import TVShowsDomain

/// Remembers the particulars of a repository's last failure: the screen tells the kind alone.
final class WatchedShowRepository: ShowRepository {
  private let repository: any ShowRepository
  private let watch = FailureWatch { ShowsError($0).particulars }

  init(_ repository: any ShowRepository) { self.repository = repository }

  /// Why the last call failed; nil if it did not.
  var failure: String? { watch.failure }

  func popularShows() async throws -> [Show] {
    try await watch.watch { try await repository.popularShows() }
  }

  func detail(of id: Show.ID) async throws -> ShowDetail? {
    try await watch.watch { try await repository.detail(of: id) }
  }
}

import Synchronization
import TVShowsDomain

/// Remembers the particulars of a repository's last failure: the screen tells the kind alone.
final class WatchedShowRepository: ShowRepository {
  private let repository: any ShowRepository
  private let lastFailure = Mutex<String?>(nil)

  init(_ repository: any ShowRepository) { self.repository = repository }

  /// Why the last call failed; nil if it did not.
  var failure: String? { lastFailure.withLock { $0 } }

  func popularShows() async throws -> [Show] {
    try await watch { try await repository.popularShows() }
  }

  func detail(of id: Show.ID) async throws -> ShowDetail? {
    try await watch { try await repository.detail(of: id) }
  }

  private func watch<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
    do {
      let answer = try await call()
      lastFailure.withLock { $0 = nil }
      return answer
    } catch is CancellationError {
      // Somebody went back before the answer came.
      throw CancellationError()
    } catch {
      lastFailure.withLock { $0 = ShowsError(error).particulars }
      throw error
    }
  }
}

import Foundation

/// What came of a load.
public enum ProfileAnswer: Hashable, Sendable {
  /// The profile.
  case loaded(UserProfile)

  /// Nothing, since nobody waits for it any more.
  case cancelled

  /// An error to be told.
  case failed(ProfileError)
}

extension ProfileLoader {
  /// Loads the profile, and says what came of it.
  public func answer() async -> ProfileAnswer {
    do {
      return .loaded(try await load())
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed(.notLoaded(reason: error.localizedDescription))
    }
  }
}

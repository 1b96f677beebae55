import BinderyTesting
public import UsersCore
public import UsersObservableObject

/// Holds each load back until the script answers it.
public final class GatedUserLoader: UserPublisher {
  private let stubs: UsersStubs

  /// Makes a loader that waits at gates.
  public init(_ stubs: UsersStubs) { self.stubs = stubs }

  /// Waits for the answer.
  public func load() async throws -> [User] { try await stubs.next().value() }
}

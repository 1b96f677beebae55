import Foundation
import PlaygroundSupport

/// Loads the users that are bundled with the program.
public struct BundledUserLoader: UserLoader {
  /// Makes a loader.
  public init() {}

  /// Returns four dozen invented users, sorted by name.
  public func load() async throws -> [User] {
    try await JSONSource.bundled("users.json", in: .module).loadUsers()
  }
}

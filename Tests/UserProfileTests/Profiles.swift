import Foundation
import UserProfileCore

extension UserProfile {
  static let ana = UserProfile(id: 7, name: "Ana Lindqvist", email: "ana@example.com")
  static let bo = UserProfile(id: 8, name: "Bo Kaya")
}

/// Fails with words of its own.
struct Unreachable: LocalizedError {
  var errorDescription: String? { "The server was not found." }
}

public import Foundation

/// What is known of a user.
public struct UserProfile: Identifiable, Hashable, Codable, Sendable {
  /// The number that identifies the user.
  public var id: Int

  /// The name that the user is known by.
  public var name: String

  /// Where the user reads mail; nil if that is not known.
  public var email: String?

  /// Makes a profile from its facts.
  public init(id: Int, name: String, email: String? = nil) {
    self.id = id
    self.name = name
    self.email = email
  }

  /// Where the user's picture is.
  public var avatarURL: URL? { URL(string: "https://example.com/avatars/\(id).png") }

  /// Returns the profile under another name, without the space around it.
  ///
  /// - Throws: ``ProfileError/emptyName`` if nothing is left of the name.
  public func renamed(to name: String) throws(ProfileError) -> UserProfile {
    var profile = self
    profile.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !profile.name.isEmpty else { throw .emptyName }
    return profile
  }
}

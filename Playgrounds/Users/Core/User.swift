/// A person who has an account: what a list of users shows.
public struct User: Identifiable, Hashable, Codable, Sendable {
  /// The number that identifies the user. It stays when the name or the address changes.
  public var id: Int

  /// The name the person goes by.
  public var name: String

  /// The name of the account.
  public var username: String

  /// The address that mail is sent to.
  public var email: String

  /// Makes a user.
  public init(id: Int, name: String, username: String, email: String) {
    self.id = id
    self.name = name
    self.username = username
    self.email = email
  }
}

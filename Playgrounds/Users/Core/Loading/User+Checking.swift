public import Foundation
public import PlaygroundSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension User {
  /// Decodes users from bytes that were read from a source, and checks them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func list(
    _ data: Data, from source: JSONSource
  ) throws(UserLoadingError) -> [User] {
    let users: [User]
    do {
      users = try source.decode(data)
    } catch {
      throw .source(error)
    }
    try check(users, from: source)
    return users
  }

  /// Throws the first fault in a list of users, if there is one.
  static func check(_ users: [User], from source: JSONSource) throws(UserLoadingError) {
    var ids: Set<User.ID> = []
    for user in users {
      guard ids.insert(user.id).inserted else { throw .duplicateID(user.id, in: source) }
      guard !user.name.allSatisfy(\.isWhitespace) else {
        throw .blankName(id: user.id, in: source)
      }
    }
  }
}

extension JSONSource {
  /// Loads and checks the users of this source.
  func loadUsers(session: URLSession = .shared) async throws -> [User] {
    let users: [User]
    do {
      users = try await load(session: session)
    } catch let error as JSONSourceError {
      throw UserLoadingError.source(error)
    }
    try User.check(users, from: self)
    return users
  }
}

import UsersCore

extension User {
  static let ada = User(id: 1, name: "Ada Lovelace", username: "ada", email: "ada@example.org")
  static let grace = User(
    id: 2, name: "Grace Hopper", username: "grace", email: "grace@example.org")
  static let radia = User(
    id: 3, name: "Radia Perlman", username: "radia", email: "radia@example.org")
}

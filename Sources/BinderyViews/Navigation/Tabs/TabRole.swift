/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// It searches.
  public static let search = TabRole(name: "search")
}

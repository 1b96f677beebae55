/// What of a scrolled view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ContentMarginPlacement(kind: 0)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: 1)
  /// The bars that show the position.
  public static let scrollIndicators = ContentMarginPlacement(kind: 2)
}

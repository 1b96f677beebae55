/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the view decides.
  public static let automatic = ScrollBounceBehavior(kind: 0)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: 1)
  /// Where the content is longer than the window.
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

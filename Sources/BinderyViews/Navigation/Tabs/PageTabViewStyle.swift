/// Pages to turn, with a dot for each below the content.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown. They are, since a terminal has no other way to turn pages.
  public struct IndexDisplayMode: Sendable {
    private let name: String
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }
  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// Dots below the content.
  public var _kind: TabViewKind { .page }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String
    /// The usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are used.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

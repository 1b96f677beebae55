/// What a label style gets: the title and the icon.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: ErasedView {
    /// The title whose type the style does not know.
    public let _box: ViewBox
    init<Content: View>(_ content: Content) { _box = TypedViewBox(content) }
  }
  /// The icon of a label.
  public struct Icon: ErasedView {
    /// The icon whose type the style does not know.
    public let _box: ViewBox
    init<Content: View>(_ content: Content) { _box = TypedViewBox(content) }
  }
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
  /// What the title says, where that is known.
  let spoken: String?
}

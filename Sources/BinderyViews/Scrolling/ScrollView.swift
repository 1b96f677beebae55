/// A window on content of any length.
///
/// Along the axes that scroll it takes all the room on offer; across, it is as wide as its content.
/// Several views stand one below another, centred. In a terminal there are no indicators.
public struct ScrollView<Content: View>: View {
  /// What is scrolled.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether indicators are wanted. None is shown.
  public var showsIndicators: Bool
  @Environment(\.refresh) private var refresh

  /// Makes a window.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A window with the meaning of one.
  public var body: some View {
    var semantics = Semantics(.scroll)
    semantics.label = ""
    semantics.actions.refresh = refresh?.action
    return ScrollWindow(content: content, axes: axes).semantics(semantics)
  }
}

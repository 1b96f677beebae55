/// A single window with content.
public struct Window<Content: View>: PrimitiveScene {
  private let content: Content

  /// Shows content in a window of a title, which a terminal does not show.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _root: AnyView? { AnyView(content) }
}

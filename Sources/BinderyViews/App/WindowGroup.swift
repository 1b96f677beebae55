/// A window with content.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: Content

  /// Shows content in a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Shows content in a window of an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Shows content in a window of a title, which a terminal does not show.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows content in a window of a title and an identifier.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var _root: AnyView? { AnyView(content) }
}

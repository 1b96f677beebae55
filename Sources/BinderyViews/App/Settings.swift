/// The settings of a program. A terminal does not show them.
public struct Settings<Content: View>: PrimitiveScene {
  private let content: Content

  /// Takes the content of the settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Nothing.
  public var _root: AnyView? { nil }
}

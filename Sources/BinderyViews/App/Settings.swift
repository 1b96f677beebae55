/// The settings of a program. A terminal does not show them.
public struct Settings<Content: View>: PrimitiveScene {
  /// Takes the content of the settings, which is not made.
  public init(@ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var _root: AnyView? { nil }
}

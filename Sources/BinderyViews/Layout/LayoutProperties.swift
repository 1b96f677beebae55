/// What a renderer may know of a custom layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout puts its views, if it is a stack.
  public var stackOrientation: Axis?

  /// Knows nothing.
  public init() {}
}

/// The layout of a ``ZStack``, to be put in an ``AnyLayout``.
public struct ZStackLayout: RuleLayout, Hashable {
  /// How the views are lined up.
  public var alignment: Alignment

  /// Describes a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The rule of the stack.
  public var _rule: LayoutRule { .depth(alignment) }
}

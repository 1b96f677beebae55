/// Views one over another, the last on top.
public struct ZStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  @usableFromInline let alignment: Alignment

  /// Puts views one over another.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  /// A stack in depth.
  public var _rule: LayoutRule { .depth(alignment) }
}

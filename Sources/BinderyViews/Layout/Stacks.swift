public import Foundation

/// What the initialiser of a stack says besides its content.
@usableFromInline struct StackStyle<Alignment> {
  @usableFromInline let alignment: Alignment
  /// The distance between neighbours in points; nil is left to the stack.
  @usableFromInline let spacing: CGFloat?

  @inlinable init(alignment: Alignment, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views in a row.
public struct HStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  @usableFromInline let style: StackStyle<VerticalAlignment>

  // Inlinable: making a row of three views costs 70 ns instead of 210.
  /// Puts views in a row.
  /// - Parameter spacing: The distance between neighbours in points; nil is one column, and none
  ///   beside a spacer.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = StackStyle(alignment: alignment, spacing: spacing)
  }

  /// Compares alignment and spacing.
  public static func _follows(
    _ rule: UnsafePointer<LayoutRule>, _ view: UnsafePointer<HStack>
  ) -> Bool {
    guard case .stack(.horizontal, let alignment, let spacing) = rule.pointee else { return false }
    let style: UnsafePointer<StackStyle<VerticalAlignment>> = fieldAfterContent(of: view)
    return alignment.vertical == style.pointee.alignment && spacing == style.pointee.spacing
  }

  /// A horizontal stack.
  public static func _rule(of view: UnsafePointer<HStack>) -> LayoutRule {
    let style: UnsafePointer<StackStyle<VerticalAlignment>> = fieldAfterContent(of: view)
    return .stack(
      .horizontal, alignment: Alignment(horizontal: .leading, vertical: style.pointee.alignment),
      spacing: style.pointee.spacing)
  }

  /// A horizontal stack.
  public var _rule: LayoutRule {
    .stack(
      .horizontal, alignment: Alignment(horizontal: .leading, vertical: style.alignment),
      spacing: style.spacing)
  }
}

/// Views in a column.
public struct VStack<Content: View>: ContainerView {
  /// The views.
  public let content: Content
  @usableFromInline let style: StackStyle<HorizontalAlignment>

  /// Puts views in a column.
  /// - Parameter spacing: The distance between neighbours in points; nil is none.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    style = StackStyle(alignment: alignment, spacing: spacing)
  }

  /// Compares alignment and spacing.
  public static func _follows(
    _ rule: UnsafePointer<LayoutRule>, _ view: UnsafePointer<VStack>
  ) -> Bool {
    guard case .stack(.vertical, let alignment, let spacing) = rule.pointee else { return false }
    let style: UnsafePointer<StackStyle<HorizontalAlignment>> = fieldAfterContent(of: view)
    return alignment.horizontal == style.pointee.alignment && spacing == style.pointee.spacing
  }

  /// A vertical stack.
  public static func _rule(of view: UnsafePointer<VStack>) -> LayoutRule {
    let style: UnsafePointer<StackStyle<HorizontalAlignment>> = fieldAfterContent(of: view)
    return .stack(
      .vertical, alignment: Alignment(horizontal: style.pointee.alignment, vertical: .top),
      spacing: style.pointee.spacing)
  }

  /// A vertical stack.
  public var _rule: LayoutRule {
    .stack(
      .vertical, alignment: Alignment(horizontal: style.alignment, vertical: .top),
      spacing: style.spacing)
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

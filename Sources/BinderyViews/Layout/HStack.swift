public import Foundation

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

public import Foundation

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

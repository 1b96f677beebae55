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

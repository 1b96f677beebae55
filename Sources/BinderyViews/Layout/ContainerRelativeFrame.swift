public import Foundation

/// A size in proportion to the window that the content is seen through.
public struct ContainerRelativeFrame: Equatable, Sendable {
  package var axes: Axis.Set
  package var alignment: Alignment
  /// How many parts the window is divided into, how many the view covers, and the points between.
  package var count: Int
  package var span: Int
  package var spacing: CGFloat
  /// Computes a length from that of the window, in place of the parts.
  package var length: LengthRule?

  /// A length that a closure computes: never equal to another one.
  package struct LengthRule: Equatable, Sendable {
    package let compute: @MainActor @Sendable (CGFloat, Axis) -> CGFloat
    package static func == (a: Self, b: Self) -> Bool { false }
  }
}

extension View {
  /// Makes this view as long as the scroll view around it, or the screen, along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// Makes this view as long as a part of the scroll view around it, or the screen.
  /// - Parameters:
  ///   - count: How many parts the length is divided into.
  ///   - span: How many of them this view covers.
  ///   - spacing: The distance between parts, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      RuleModifier(
        rule: .containerRelative(
          ContainerRelativeFrame(
            axes: axes, alignment: alignment, count: max(1, count), span: max(1, span),
            spacing: spacing))))
  }

  /// Computes the length of this view from that of the scroll view around it, or of the screen.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      RuleModifier(
        rule: .containerRelative(
          ContainerRelativeFrame(
            axes: axes, alignment: alignment, count: 1, span: 1, spacing: 0,
            length: ContainerRelativeFrame.LengthRule(compute: length)))))
  }
}

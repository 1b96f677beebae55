public import Foundation

/// Where a view wants to be lined up with its neighbours.
public struct AlignmentGuide: Equatable {
  enum Key: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  let key: Key
  let compute: (ViewDimensions) -> CGFloat

  /// The position of a horizontal guide in a view of a size, in points; nil if this is another
  /// guide.
  package func position(
    of alignment: HorizontalAlignment, in size: CGSize
  ) -> CGFloat? {
    key == .horizontal(alignment) ? position(in: size) : nil
  }

  /// The position of a vertical guide in a view of a size, in points; nil if this is another guide.
  package func position(
    of alignment: VerticalAlignment, in size: CGSize
  ) -> CGFloat? {
    key == .vertical(alignment) ? position(in: size) : nil
  }

  private func position(in size: CGSize) -> CGFloat {
    compute(ViewDimensions(width: size.width, height: size.height))
  }

  /// Never: what computes the position may have changed.
  public static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool { false }
}

extension View {
  /// Says where this view is lined up with its neighbours along the horizontal axis.
  ///
  /// It counts in a `VStack`, a `ZStack` and a layer that are aligned by this guide.
  /// - Parameter computeValue: The position from the leading edge, in points.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      RuleModifier(rule: .guide(AlignmentGuide(key: .horizontal(guide), compute: computeValue))))
  }

  /// Says where this view is lined up with its neighbours along the vertical axis.
  ///
  /// It counts in an `HStack`, a `ZStack` and a layer that are aligned by this guide.
  /// - Parameter computeValue: The position from the top edge, in points.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      RuleModifier(rule: .guide(AlignmentGuide(key: .vertical(guide), compute: computeValue))))
  }
}

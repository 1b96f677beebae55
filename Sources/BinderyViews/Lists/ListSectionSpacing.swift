public import Foundation

/// How much room there is after the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let rows: Int?
  /// As much as the style of the list says.
  public static let `default` = ListSectionSpacing(rows: nil)
  /// None.
  public static let compact = ListSectionSpacing(rows: 0)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    let rows = (spacing / 16).rounded()
    return ListSectionSpacing(rows: rows.isNaN ? 0 : Int(min(max(rows, 0), 1000)))
  }
}

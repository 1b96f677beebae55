package import Foundation

/// How lists look.
package struct ListLook: Equatable {
  /// Empty columns at each side.
  package var margin = 0
  /// Empty rows below each section; nil is what the style says.
  package var sectionSpacing: Int?
  /// Empty rows below each section, as the style says.
  package var styleSpacing = 0
  /// Points between rows.
  package var rowSpacing: CGFloat?
}

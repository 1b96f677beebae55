package import Foundation

/// How the rows of a list are laid out, and which of them are chosen.
public struct ListRows: Equatable {
  /// The distance between rows in points; nil is none.
  package var spacing: CGFloat?
  /// Which rows are chosen; nil where none can be.
  package var selection: ListSelection?

  package init(spacing: CGFloat? = nil, selection: ListSelection? = nil) {
    self.spacing = spacing
    self.selection = selection
  }
}

package import Foundation

/// What is done when a person deletes or moves rows of a `ForEach`; nil where that cannot be done.
package struct RowEditing {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init() {}
}

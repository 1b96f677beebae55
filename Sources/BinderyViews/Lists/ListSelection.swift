/// Which rows of a list are chosen, by their tags.
package struct ListSelection: Equatable {
  /// The tags of the chosen rows.
  package var chosen: Set<AnyHashable>
  /// Chooses a row by its tag, or gives it up. Nothing happens for a tag of another type.
  package var choose: @MainActor (AnyHashable) -> Void

  package init(chosen: Set<AnyHashable>, choose: @escaping @MainActor (AnyHashable) -> Void) {
    self.chosen = chosen
    self.choose = choose
  }

  /// Whether the same rows are chosen.
  package static func == (a: ListSelection, b: ListSelection) -> Bool { a.chosen == b.chosen }
}

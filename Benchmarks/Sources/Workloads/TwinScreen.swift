package import Bindery

/// What a twin keeps: a screen and what is shown on it.
@MainActor package final class TwinScreen {
  package var surface: Surface
  package var items: [Item]
  /// The last value written: a number that no item has yet.
  package var turn: Int
  package init(columns: Int = 80, rows: Int, items: [Item] = []) {
    surface = Surface(rows: rows, columns: columns)
    self.items = items
    turn = items.isEmpty ? 0 : Item.firstValue + items.count
  }
}

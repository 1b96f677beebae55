/// What a row of a list shows.
package struct Item: Identifiable, Equatable {
  package var id: Int
  package var value: Int
  package var isDone = false

  /// Items with the numbers of a range.
  package static func numbered(_ range: Range<Int>) -> [Item] {
    range.map { Item(id: $0, value: $0) }
  }
}

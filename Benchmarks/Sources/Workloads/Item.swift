/// What a row of a list shows.
package struct Item: Identifiable, Equatable {
  package var id: Int
  package var value: Int
  package var isDone = false

  /// A number of seven digits, and so are those that are counted from here: each update is the same
  /// work in a list of any length. Where a value gets a digit more, its row is laid out again.
  package static let firstValue = 1_000_000

  /// Items with the numbers of a range, and values that differ.
  package static func numbered(_ range: Range<Int>) -> [Item] {
    range.map { Item(id: $0, value: firstValue + $0) }
  }
}

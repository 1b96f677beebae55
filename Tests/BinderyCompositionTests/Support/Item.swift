/// What a row shows.
struct Item: Identifiable, Equatable {
  var id: Int
  var value: Int
}

/// What an item is, without `==`.
struct Entry: Identifiable {
  var id: Int
  var title = "title"
  var done = false
}

/// An element that has elements.
struct Item: Equatable, Identifiable {
  var id: Int
  var title = "title"
  var done = false
  var tags: [Tag] = []
}

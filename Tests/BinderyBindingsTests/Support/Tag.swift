/// An element of an element.
struct Tag: Equatable, Identifiable {
  var id: Int
  var name = "tag"
}

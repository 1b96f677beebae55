/// A thing to do.
struct Chore: Identifiable, Equatable {
  var id: Int
  var title: String
}

/// A part of an address.
struct Street: Equatable {
  var name = "Main"
  var number = 1
}

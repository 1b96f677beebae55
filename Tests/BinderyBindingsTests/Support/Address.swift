/// A part of a user.
struct Address: Equatable {
  var street = Street()
  var zip = "10115"
}

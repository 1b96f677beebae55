/// A value of stored and computed parts.
struct User: Equatable, Identifiable {
  var id = 1
  var firstName = "Ada"
  var lastName = "Lovelace"
  var address = Address()

  var fullName: String {
    get { "\(firstName) \(lastName)" }
    set {
      let parts = newValue.split(separator: " ", maxSplits: 1)
      firstName = String(parts.first ?? "")
      lastName = parts.count > 1 ? String(parts[1]) : ""
    }
  }
}

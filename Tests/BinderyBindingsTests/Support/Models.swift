struct Street: Equatable {
  var name = "Main"
  var number = 1
}

struct Address: Equatable {
  var street = Street()
  var zip = "10115"
}

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

struct Item: Equatable, Identifiable {
  var id: Int
  var title = "title"
  var done = false
  var tags: [Tag] = []
}

struct Tag: Equatable, Identifiable {
  var id: Int
  var name = "tag"
}

/// The same without `==`.
struct Entry: Identifiable {
  var id: Int
  var title = "title"
  var done = false
}

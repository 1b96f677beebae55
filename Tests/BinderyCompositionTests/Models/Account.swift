import Observation

/// An observable model of two properties.
@Observable final class Account {
  var name: String
  var balance: Int
  init(name: String = "Ada", balance: Int = 100) {
    self.name = name
    self.balance = balance
  }
}

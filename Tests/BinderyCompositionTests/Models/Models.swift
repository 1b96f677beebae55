import BinderyCombine
import Observation

/// A model of either kind, with two properties.
final class Profile: ObservableObject {
  @Published var name: String
  @Published var age: Int
  init(name: String = "Ada", age: Int = 36) {
    self.name = name
    self.age = age
  }
}

@Observable final class Account {
  var name: String
  var balance: Int
  init(name: String = "Ada", balance: Int = 100) {
    self.name = name
    self.balance = balance
  }
}

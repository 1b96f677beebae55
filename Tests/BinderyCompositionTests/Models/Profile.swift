import BinderyCombine

/// A model that publishes its two properties.
final class Profile: ObservableObject {
  @Published var name: String
  @Published var age: Int
  init(name: String = "Ada", age: Int = 36) {
    self.name = name
    self.age = age
  }
}

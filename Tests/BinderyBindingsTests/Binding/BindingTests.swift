import BinderyBindings
import Testing

@MainActor @Suite struct BindingTests {
  /// Fact 1.
  @Test func readsAndWritesAVariableOfTheTest() {
    var storage = 0
    let binding = Binding(get: { storage }, set: { storage = $0 })
    binding.wrappedValue = 10
    #expect(binding.wrappedValue == 10)
    #expect(storage == 10)
  }

  /// Fact 3.
  @Test func ignoresWritesToAConstant() {
    let binding = Binding.constant(0)
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 0)
    let user = Binding.constant(User())
    user.firstName.wrappedValue = "Grace"
    #expect(user.firstName.wrappedValue == "Ada")
  }

  /// Fact 4.
  @Test func identifiesItselfByItsValue() {
    let user = Binding.variable(User(id: 7))
    let id: Int = user.id
    let name: Binding<String> = user.firstName
    #expect(id == 7)
    #expect(name.wrappedValue == "Ada")
  }

  /// Fact 5.
  @Test func sharesItsValueWithACopy() {
    let original = Binding.variable(1)
    let copy = Binding(projectedValue: original)
    copy.wrappedValue = 2
    #expect(original.wrappedValue == 2)
    original.projectedValue.wrappedValue = 3
    #expect(copy.wrappedValue == 3)
  }

  /// Fact 6.
  @Test func writesAFieldOfItsValue() {
    let user = Binding.variable(User())
    user.firstName.wrappedValue = "Grace"
    user.address.street.number.wrappedValue += 1
    #expect(user.wrappedValue.firstName == "Grace")
    #expect(user.wrappedValue.address.street.number == 2)
  }

  /// Fact 11.
  @Test func leadsToTheSamePlaceByTheSamePath() {
    let user = Binding.variable(User())
    let name = user.firstName
    #expect(name.isSame(as: user.firstName))
    #expect(!name.isSame(as: user.lastName))
    let zip = user[dynamicMember: \User.address.zip]
    let address: WritableKeyPath<User, Address> = \.address
    let appended = address.appending(path: \.zip as WritableKeyPath<Address, String>)
    #expect(zip.isSame(as: user[dynamicMember: appended]))
    let a = Binding(get: { 1 }, set: { _ in })
    let b = Binding(get: { 1 }, set: { _ in })
    #expect(!a.isSame(as: b))
  }

  /// Fact 14a.
  @Test func mayBeReadWhileItIsBeingChanged() {
    let items = Binding.variable([1, 2, 1, 3])
    items.wrappedValue.removeAll { items.wrappedValue.first == $0 }
    #expect(items.wrappedValue == [2, 3])
  }

  @Test func isAPropertyWrapper() {
    @MainActor struct Counter {
      @Binding var count: Int
      func increment() { count += 1 }
    }
    let count = Binding.variable(0)
    Counter(count: count).increment()
    #expect(count.wrappedValue == 1)
  }

  @Test func iteratesOverBindingsToElements() {
    let items = Binding.variable([Item(id: 1), Item(id: 2)])
    for item in items { item.done.wrappedValue = true }
    #expect(items.wrappedValue.map(\.done) == [true, true])
    items[1].title.wrappedValue = "second"
    #expect(items.wrappedValue[1].title == "second")
    #expect(items.count == 2)
    #expect(items.last?.wrappedValue.title == "second")
    #expect(items.reversed().map(\.wrappedValue.id) == [2, 1])
    #expect(items[1...].first?.wrappedValue.id == 2)
  }
}

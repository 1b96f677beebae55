import BinderyBindings
import Testing

@MainActor @Suite struct BindingConversionTests {
  /// Fact 7.
  @Test func ignoresNilWrittenToAValue() {
    let base = Binding.variable(1)
    let optional = Binding<Int?>(base)
    optional.wrappedValue = nil
    #expect(base.wrappedValue == 1)
    optional.wrappedValue = 2
    #expect(base.wrappedValue == 2)
    #expect(optional.wrappedValue == 2)
  }

  /// Fact 8.
  @Test func unwrapsAnOptional() throws {
    let base = Binding<Int?>.variable(nil)
    #expect(Binding(base) == nil)
    base.wrappedValue = 43
    let unwrapped = try #require(Binding(base))
    unwrapped.wrappedValue += 1
    #expect(base.wrappedValue == 44)
    #expect(unwrapped.wrappedValue == 44)
  }

  /// Facts 9 and 36.
  @Test func readsTheLastValueOfAnOptionalThatBecameNil() throws {
    let base = Binding<User?>.variable(User())
    let user = try #require(Binding(base))
    user.firstName.wrappedValue = "Grace"
    let name = user.firstName
    base.wrappedValue = nil
    let reported = issues {
      #expect(user.wrappedValue.firstName == "Grace")
      #expect(name.wrappedValue == "Grace")
      name.wrappedValue = "lost"
      user.wrappedValue = User()
    }
    #expect(base.wrappedValue == nil)
    #expect(reported.map(\.kind) == [.unwrappedNil, .unwrappedNil])
    #expect(
      reported.first?.message
        == "The value inside an optional User was written after the optional had become nil. "
        + "The write was dropped.")
    base.wrappedValue = User(firstName: "Eve")
    #expect(user.wrappedValue.firstName == "Eve")
    name.wrappedValue = "Adam"
    #expect(base.wrappedValue?.firstName == "Adam")
  }

  @Test func remembersTheLastValueBehindClosures() throws {
    var storage: Int? = 1
    let unwrapped = try #require(Binding(Binding(get: { storage }, set: { storage = $0 })))
    storage = 2
    #expect(unwrapped.wrappedValue == 2)
    storage = nil
    #expect(unwrapped.wrappedValue == 2)
    #expect(issues { unwrapped.wrappedValue = 3 }.map(\.kind) == [.unwrappedNil])
    #expect(storage == nil)
  }

  /// Who unwraps a binding depends on whether there is a value, not on the value.
  @Test func dependsOnPresenceOnly() {
    let base = Binding<User?>.variable(User())
    let parent = Probe()
    let child = Probe()
    parent.evaluate {
      if let user = Binding(base) { child.evaluate { _ = user.firstName.wrappedValue } }
    }
    Binding(base)?.firstName.wrappedValue = "Grace"
    #expect(!parent.isAffected())
    #expect(child.isAffected())
    base.wrappedValue?.firstName = "Eve"
    #expect(!parent.isAffected())
    #expect(child.isAffected())
    base.wrappedValue?.lastName = "King"
    #expect(!child.isAffected())
    base.wrappedValue = nil
    #expect(parent.isAffected())
    #expect(!child.isAffected())
    parent.evaluate { #expect(Binding(base) == nil) }
    base.wrappedValue = User()
    #expect(parent.isAffected())
  }

  @Test func leadsToTheSamePlaceEachTime() throws {
    let base = Binding<User?>.variable(User())
    #expect(try #require(Binding(base)).isSame(as: #require(Binding(base))))
    let count = Binding.variable(1)
    #expect(Binding<Int?>(count).isSame(as: Binding<Int?>(count)))
    #expect(Binding<AnyHashable>(count).isSame(as: Binding<AnyHashable>(count)))
  }

  @Test func erasesTheTypeOfAValue() {
    let base = Binding.variable(1)
    let erased = Binding<AnyHashable>(base)
    let probe = Probe()
    probe.evaluate { #expect(erased.wrappedValue == AnyHashable(1)) }
    erased.wrappedValue = 2
    #expect(base.wrappedValue == 2)
    #expect(probe.isAffected())
    base.wrappedValue = 3
    #expect(probe.isAffected())
    #expect(erased.wrappedValue == AnyHashable(3))
  }

  @Test func dropsAValueOfAnotherType() {
    let base = Binding.variable(1)
    let reported = issues { Binding<AnyHashable>(base).wrappedValue = "two" }
    #expect(base.wrappedValue == 1)
    #expect(reported.map(\.kind) == [.mismatchedType])
    #expect(
      reported.first?.message
        == "\"two\", a value of type String, was written to a binding to a value of type Int. "
        + "The write was dropped.")
  }

  @Test func marksReadersOfAnOptionalValue() {
    let base = Binding.variable(User())
    let optional = Binding<User?>(base)
    let whole = Probe()
    whole.evaluate { _ = optional.wrappedValue }
    base.firstName.wrappedValue = "Grace"
    #expect(whole.isAffected())
  }
}

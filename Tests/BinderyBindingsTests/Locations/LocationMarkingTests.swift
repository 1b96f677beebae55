import BinderyBindings
import Testing

/// Who is told of a write, and with what certainty.
@MainActor @Suite struct LocationMarkingTests {
  let user = Binding.variable(User())

  private func reader<Value>(of binding: Binding<Value>) -> Probe {
    let probe = Probe()
    probe.evaluate { _ = binding.wrappedValue }
    return probe
  }

  @Test func marksReadersOfThePath() {
    let name = reader(of: user.firstName)
    user.firstName.wrappedValue = "Grace"
    #expect(name.isAffected())
  }

  @Test func marksReadersAroundThePath() {
    let whole = reader(of: user)
    let address = reader(of: user.address)
    user.address.street.number.wrappedValue = 2
    #expect(whole.isAffected())
    #expect(address.isAffected())
  }

  @Test func leavesDisjointFieldsAlone() {
    let last = reader(of: user.lastName)
    let zip = reader(of: user.address.zip)
    user.firstName.wrappedValue = "Grace"
    user.address.street.number.wrappedValue = 2
    #expect(!last.isMarked)
    #expect(!zip.isMarked)
  }

  /// What lies inside a value that is replaced is told only if it differs.
  @Test func marksWhatDiffersInside() {
    let first = reader(of: user.firstName)
    let last = reader(of: user.lastName)
    let number = reader(of: user.address.street.number)
    let zip = reader(of: user.address.zip)
    var changed = user.wrappedValue
    changed.lastName = "King"
    changed.address.street.number = 3
    user.wrappedValue = changed
    #expect(!first.isMarked)
    #expect(last.isAffected())
    #expect(number.isAffected())
    #expect(!zip.isMarked)
  }

  /// Fact 12.
  @Test func marksNobodyWhenTheValueIsEqual() {
    let whole = reader(of: user)
    let first = reader(of: user.firstName)
    user.firstName.wrappedValue = "Ada"
    user.wrappedValue = user.wrappedValue
    #expect(!whole.isMarked)
    #expect(!first.isMarked)
  }

  @Test func takesTheWordOfEquality() {
    let number = Binding.variable(Double.nan)
    let probe = reader(of: number)
    number.wrappedValue = .nan
    #expect(probe.isAffected())
  }

  /// Without `==`, the same bytes are the same value.
  @Test func comparesBytesWithoutEquality() {
    struct Plain {
      var a = 1
      var b = 2
    }
    let plain = Binding.variable(Plain())
    let a = reader(of: plain.a)
    let whole = reader(of: plain)
    plain.wrappedValue = Plain()
    #expect(!whole.isMarked)
    plain.wrappedValue = Plain(a: 1, b: 3)
    #expect(whole.isAffected())
    #expect(!a.isMarked)
  }

  /// Fact 14b.
  @Test func marksAComputedPathByAWriteToWhatItIsMadeOf() {
    let full = reader(of: user.fullName)
    user.firstName.wrappedValue = "Grace"
    #expect(full.isAffected())
    full.evaluate { _ = user.fullName.wrappedValue }
    user.wrappedValue.lastName = "Hopper"
    #expect(full.isAffected())
  }

  @Test func marksWhatAComputedPathWrites() {
    let first = reader(of: user.firstName)
    let last = reader(of: user.lastName)
    let zip = reader(of: user.address.zip)
    user.fullName.wrappedValue = "Ada King"
    #expect(user.wrappedValue.lastName == "King")
    #expect(!first.isMarked)
    #expect(last.isAffected())
    #expect(!zip.isMarked)
  }

  @Test func marksAPathInOneStepByAWriteInTwo() {
    let oneStep = user[dynamicMember: \.address.street]
    let number = reader(of: oneStep.number)
    let zip = reader(of: user[dynamicMember: \.address.zip])
    user.address.street.number.wrappedValue = 2
    #expect(number.isAffected())
    #expect(!zip.isMarked)
    let around = reader(of: user.address)
    oneStep.name.wrappedValue = "Side"
    #expect(around.isAffected())
  }

  /// Bindings that were made before anybody read the path.
  @Test func marksReadersThroughEveryBindingToAPath() {
    let bindings = (0..<3).map { _ in user.address }
    let zips = bindings.map { reader(of: $0.zip) }
    let streets = bindings.map { reader(of: $0.street) }
    for binding in bindings {
      binding.zip.wrappedValue += "1"
      #expect(zips.map { $0.isAffected() } == [true, true, true])
      binding.wrappedValue.zip += "2"
      #expect(zips.map { $0.isAffected() } == [true, true, true])
    }
    #expect(streets.map { $0.isMarked } == [false, false, false])
  }

  @Test func marksAnObservedProperty() {
    struct Observed {
      var count = 0 { didSet { changes += 1 } }
      var changes = 0
    }
    let observed = Binding.variable(Observed())
    let count = reader(of: observed.count)
    let changes = reader(of: observed.changes)
    observed.count.wrappedValue = 1
    #expect(observed.wrappedValue.changes == 1)
    #expect(count.isAffected())
    #expect(changes.isAffected())
  }

  @Test func marksAPropertyOfAnObject() {
    final class Model {
      var title = "old"
      var other = 0
    }
    struct Holder {
      var model = Model()
      var count = 0
    }
    let holder = Binding.variable(Holder())
    let title = reader(of: holder.model.title)
    let whole = reader(of: holder)
    let count = reader(of: holder.count)
    holder.model.title.wrappedValue = "new"
    #expect(holder.wrappedValue.model.title == "new")
    #expect(title.isAffected())
    #expect(whole.isAffected())
    #expect(!count.isMarked)
    title.evaluate { _ = holder.model.title.wrappedValue }
    holder.model.title.wrappedValue = "new"
    #expect(!title.isMarked)
    holder.wrappedValue.model = Model()
    #expect(title.isAffected())
  }

  @Test func marksReadersOfAClosureBinding() {
    var storage = User()
    let binding = Binding(get: { storage }, set: { storage = $0 })
    let whole = reader(of: binding)
    let first = reader(of: binding.firstName)
    let last = reader(of: binding.lastName)
    binding.firstName.wrappedValue = "Grace"
    #expect(storage.firstName == "Grace")
    #expect(whole.isAffected())
    #expect(first.isAffected())
    #expect(!last.isMarked)
  }

  @Test func marksByWhatTheGetterReads() {
    let user = user
    let shout = Binding(
      get: { user.firstName.wrappedValue.uppercased() },
      set: { user.firstName.wrappedValue = $0.lowercased() })
    let probe = reader(of: shout)
    user.lastName.wrappedValue = "King"
    #expect(!probe.isMarked)
    user.firstName.wrappedValue = "Grace"
    #expect(probe.isAffected())
    probe.evaluate { _ = shout.wrappedValue }
    shout.wrappedValue = "EVE"
    #expect(user.wrappedValue.firstName == "eve")
    #expect(probe.isAffected())
  }

  /// Fact 13.
  @Test func callsASetterThatEditsTheValueOnce() {
    var writes: [String] = []
    var text = ""
    let field = Binding(
      get: { text },
      set: {
        writes.append($0)
        text = String($0.prefix(3))
      })
    let probe = reader(of: field)
    field.wrappedValue = "abcd"
    #expect(writes == ["abcd"])
    #expect(field.wrappedValue == "abc")
    #expect(probe.isAffected())
    probe.evaluate { _ = field.wrappedValue }
    field.wrappedValue = "abc"
    #expect(writes == ["abcd", "abc"])
    #expect(!probe.isMarked)
  }

  @Test func tracksNothingWhenPeeking() {
    let user = user
    let closure = Binding(get: { user.firstName.wrappedValue }, set: { _ in })
    let probe = Probe()
    probe.evaluate {
      _ = user.location.peek()
      _ = closure.location.peek()
    }
    user.firstName.wrappedValue = "Grace"
    #expect(!probe.isMarked)
  }
}

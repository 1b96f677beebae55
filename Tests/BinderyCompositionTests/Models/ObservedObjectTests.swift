import BinderyBindings
import BinderyCombine
import BinderyComposition
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct NameField: View {
  @Binding var name: String
  var body: some View { Text(verbatim: "field \(name)") }
}

private struct AgeLabel: View {
  @ObservedObject var profile: Profile
  var body: some View { Text(verbatim: "age \(profile.age)") }
}

private struct Card: View {
  @ObservedObject var profile: Profile
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "name \(profile.name)")
      NameField(name: $profile.name)
      AgeLabel(profile: profile)
      Tappable("rename") { profile.name = "Grace" }
    }
  }
  func rename(_ name: String) { $profile.name.wrappedValue = name }
}

private struct Choosing: View {
  @Binding var profile: Profile
  var body: some View { AgeLabel(profile: profile) }
}

@MainActor @Suite struct ObservedObjectTests {
  /// Fact 30.
  @Test func anyChangeRunsEveryObserver() {
    let profile = Profile()
    let composition = Composition(width: 20, height: 4) { Card(profile: profile) }
    let before = composition.counters
    profile.age += 1
    #expect(composition.shown == "name Ada\nfield Ada\nage 37\nrename")
    let bodies = (composition.counters - before).bodyEvaluations
    #expect(bodies == ["Card": 1, "NameField": 1, "AgeLabel": 1, "Tappable": 1])
    composition.tap("rename")
    #expect(composition.shown == "name Grace\nfield Grace\nage 37\nrename")
  }

  @Test func aBindingToAPropertyReadsAndWritesTheObject() {
    let profile = Profile()
    let view = Card(profile: profile)
    view.rename("Grace")
    #expect(profile.name == "Grace")
    let composition = Composition(width: 20, height: 4) { view }
    view.rename("Joan")
    #expect(composition.shown == "name Joan\nfield Joan\nage 36\nrename")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func anotherObjectTakesThePlaceOfTheFirst() {
    let (first, second) = (Profile(age: 1), Profile(age: 2))
    let profile = Binding.variable(first)
    let composition = Composition(width: 20, height: 1) { Choosing(profile: profile) }
    profile.wrappedValue = second
    #expect(composition.shown == "age 2")
    let before = composition.counters
    first.age = 10
    composition.flush()
    #expect((composition.counters - before).userBodyEvaluations == 0)
    second.age = 20
    #expect(composition.shown == "age 20")
  }

  @Test func severalChangesInOneTurnMakeOneUpdate() {
    let profile = Profile()
    let composition = Composition(width: 20, height: 1) { AgeLabel(profile: profile) }
    let before = composition.counters
    for _ in 0..<5 { profile.age += 1 }
    #expect(composition.shown == "age 41")
    #expect((composition.counters - before).userBodyEvaluations == 1)
  }

  @Test func aChangeOnAnotherThreadArrives() async {
    let profile = Profile()
    let composition = Composition(width: 20, height: 1) { AgeLabel(profile: profile) }
    nonisolated(unsafe) let shared = profile
    // The test does nothing with the model while the other thread has it.
    composition.perform { Task { await changeElsewhere(shared) } }
    await composition.settle()
    #expect(composition.shown == "age 50")
  }

  @Test func nobodyIsToldOnceTheViewIsGone() {
    let profile = Profile()
    let composition = Composition(width: 20, height: 1) { AgeLabel(profile: profile) }
    composition.unmount()
    profile.age += 1
    #expect(composition.observedChanges == 0)
  }
}

@concurrent private func changeElsewhere(_ profile: Profile) async { profile.age = 50 }

import BinderyBindings
import BinderyCombine
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Reader: View {
  @EnvironmentObject private var profile: Profile
  var body: some View {
    HStack {
      Text(verbatim: profile.name)
      Tappable("older") { $profile.age.wrappedValue += 1 }
      Text(verbatim: "\(profile.age)")
    }
  }
}

private struct Passing: View {
  @Binding var profile: Profile
  var body: some View { Reader().environmentObject(profile) }
}

private struct Observing: View {
  @Environment(Account.self) private var account
  @Environment(Profile.self) private var missing: Profile?
  var body: some View { Text(verbatim: "\(account.balance) \(missing == nil)") }
}

@MainActor @Suite struct EnvironmentObjectTests {
  @Test func isFoundByItsTypeAndObserved() {
    let (first, second) = (Profile(), Profile(name: "Grace", age: 85))
    let profile = Binding.variable(first)
    let composition = Composition(width: 20, height: 1) { Passing(profile: profile) }
    #expect(composition.shown == "Ada older 36")
    composition.tap("older")
    #expect(composition.shown == "Ada older 37")
    profile.wrappedValue = second
    #expect(composition.shown == "Grace older 85")
    let before = composition.counters
    first.age = 1
    composition.flush()
    #expect((composition.counters - before).userBodyEvaluations == 0)
    second.age = 2
    #expect(composition.shown == "Grace older 2")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func anObservableObjectIsFoundByItsType() {
    let account = Account()
    let composition = Composition(width: 20, height: 1) { Observing().environment(account) }
    #expect(composition.shown == "100 true")
    account.balance = 5
    #expect(composition.shown == "5 true")
  }

  @Test func aMissingOneStopsTheProgramAndSaysWhatToDo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Composition(width: 20, height: 1) { Reader() }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("No object of type Profile in the environment"))
    #expect(text.contains("environmentObject(_:)"))
  }
}

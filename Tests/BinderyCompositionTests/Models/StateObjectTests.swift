import BinderyBindings
import BinderyCombine
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Owner: View {
  @StateObject private var profile: Profile
  init(_ make: @escaping () -> Profile) { _profile = StateObject(wrappedValue: make()) }
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "\(profile.name) \(profile.age)")
      Bound(age: $profile.age)
    }
  }
  var name: String { profile.name }
}

private struct Bound: View {
  @Binding var age: Int
  var body: some View { Tappable("older") { age += 1 } }
}

private struct Parent: View {
  @Binding var turn: Int
  @Binding var id: Int
  let make: () -> Profile
  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "turn \(turn)")
      Owner(make).id(id)
    }
  }
}

@MainActor @Suite struct StateObjectTests {
  @Test func isMadeOnceAPlaceAndReleasedWithIt() {
    var made = 0
    weak var last: Profile?
    let (turn, id) = (Binding.variable(0), Binding.variable(0))
    let composition = Composition(width: 20, height: 3) {
      Parent(turn: turn, id: id) {
        made += 1
        let profile = Profile(age: made)
        last = profile
        return profile
      }
    }
    composition.tap("older")
    turn.wrappedValue = 1
    #expect(composition.shown == "turn 1\nAda 2\nolder")
    #expect(made == 1)
    weak let first = last
    id.wrappedValue = 1
    #expect(composition.shown == "turn 1\nAda 2\nolder")
    #expect(made == 2)
    #expect(first == nil)
    composition.unmount()
    #expect(last == nil)
  }

  @Test func isReportedWhereNothingIsMounted() {
    let issues = ReportedIssues()
    RuntimeIssue.withHandler(issues.handler) {
      #expect(Owner { Profile(name: "Joan") }.name == "Joan")
    }
    #expect(issues.kinds == [.unmountedState])
  }
}

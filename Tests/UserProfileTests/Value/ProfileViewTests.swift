import BinderyBindings
import BinderyTesting
import Testing
import UserProfileCore
import UserProfileScript
import UserProfileUI

@MainActor @Suite struct ProfileViewTests {
  @Test func startsWithoutAProfile() {
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""), loader: GatedProfileLoader())
    #expect(view.state.profile == nil)
    #expect(!view.state.isLoading)
    #expect(view.state.error == nil)
  }

  @Test func loadingTakesTheProfile() async {
    let gate = Gate<UserProfile>()
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""), loader: GatedProfileLoader(gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    #expect(view.state.isLoading)
    gate.open(with: .ana)
    await load.value
    #expect(view.state.profile == .ana)
    #expect(!view.state.isLoading)
  }

  @Test func aFailedLoadKeepsTheProfile() async {
    let gate = Gate<UserProfile>()
    let view = ProfileView(
      state: .variable(ProfileState(profile: .ana)), newName: .variable(""),
      loader: GatedProfileLoader(gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    #expect(view.state.isLoading)
    gate.fail(with: Unreachable())
    await load.value
    #expect(view.state.profile == .ana)
    #expect(!view.state.isLoading)
    #expect(view.state.error == .notLoaded(reason: "The server was not found."))
  }

  @Test func aCancelledLoadKeepsTheProfile() async {
    let gate = Gate<UserProfile>()
    let view = ProfileView(
      state: .variable(ProfileState(profile: .ana)), newName: .variable(""),
      loader: GatedProfileLoader(gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    load.cancel()
    await load.value
    #expect(view.state.profile == .ana)
    #expect(!view.state.isLoading)
    #expect(view.state.error == nil)
  }

  @Test func theLastLoadWins() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""),
      loader: GatedProfileLoader(early, late))
    let first = Task { await view.load() }
    await early.untilWaiting()
    let second = Task { await view.load() }
    await late.untilWaiting()
    late.open(with: .ana)
    await second.value
    early.open(with: .bo)
    await first.value
    #expect(view.state.profile == .ana)
    #expect(!view.state.isLoading)
  }

  @Test func anEarlierAnswerDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""),
      loader: GatedProfileLoader(early, late))
    let first = Task { await view.load() }
    await early.untilWaiting()
    let second = Task { await view.load() }
    await late.untilWaiting()
    early.fail(with: Unreachable())
    #expect(view.state.profile == nil)
    #expect(view.state.isLoading)
    late.open(with: .ana)
    await first.value
    await second.value
    #expect(view.state.profile == .ana)
    #expect(view.state.error == nil)
  }

  @Test func aCancelledLoadDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""),
      loader: GatedProfileLoader(early, late))
    let first = Task { await view.load() }
    await early.untilWaiting()
    let second = Task { await view.load() }
    await late.untilWaiting()
    first.cancel()
    await first.value
    #expect(view.state.isLoading)
    late.open(with: .ana)
    await second.value
    #expect(view.state.profile == .ana)
  }

  @Test func aLoadTakesTheErrorAway() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    early.fail(with: Unreachable())
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""),
      loader: GatedProfileLoader(early, late))
    await view.load()
    let load = Task { await view.load() }
    await late.untilWaiting()
    #expect(view.state.error == nil)
    late.open(with: .ana)
    await load.value
    #expect(view.state.profile == .ana)
  }

  @Test func renames() {
    let view = ProfileView(
      state: .variable(ProfileState(profile: .ana)), newName: .variable(""),
      loader: GatedProfileLoader())
    view.rename(to: " Ana Berg\n")
    #expect(view.state.profile == UserProfile(id: 7, name: "Ana Berg", email: "ana@example.com"))
    #expect(view.state.error == nil)
  }

  @Test(arguments: ["", "  ", "\n\u{A0}"]) func anEmptyNameChangesNothing(name: String) {
    let view = ProfileView(
      state: .variable(ProfileState(profile: .ana)), newName: .variable(""),
      loader: GatedProfileLoader())
    view.rename(to: name)
    #expect(view.state.profile == .ana)
    #expect(view.state.error == .emptyName)
  }

  @Test func anotherNameTakesTheErrorAway() {
    let view = ProfileView(
      state: .variable(ProfileState(profile: .ana)), newName: .variable(""),
      loader: GatedProfileLoader())
    view.rename(to: "")
    view.rename(to: "Ana Berg")
    #expect(view.state.error == nil)
  }

  @Test func renamesNobodyBeforeTheLoad() {
    let view = ProfileView(
      state: .variable(ProfileState()), newName: .variable(""), loader: GatedProfileLoader())
    view.rename(to: "Ana Berg")
    view.rename(to: "")
    #expect(view.state.profile == nil)
    #expect(view.state.error == nil)
  }

  @Test func tellsOfEachChange() async {
    let gate = Gate<UserProfile>()
    gate.open(with: .ana)
    var state = ProfileState()
    var log: [String] = []
    let binding = Binding(
      get: { state },
      set: {
        state = $0; log.append($0.profile?.name ?? "")
      })
    let view = ProfileView(
      state: binding, newName: .variable(""), loader: GatedProfileLoader(gate))
    log = []
    await view.load()
    view.rename(to: "Ana Berg")
    view.rename(to: "")
    #expect(log == ["", "", "", "", "Ana Lindqvist", "Ana Berg", "Ana Berg", "Ana Berg"])
    #expect(state == view.state)
  }
}

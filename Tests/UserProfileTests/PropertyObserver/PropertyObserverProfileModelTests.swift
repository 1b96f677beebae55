import BinderyTesting
import Testing
import UserProfileCore
import UserProfilePropertyObserver
import UserProfileScript

@MainActor @Suite struct PropertyObserverProfileModelTests {
  @Test func startsWithoutAProfile() {
    let model = ProfileModel(loader: GatedProfileLoader())
    #expect(model.profile == nil)
    #expect(!model.isLoading)
    #expect(model.error == nil)
  }

  @Test func loadingTakesTheProfile() async {
    let gate = Gate<UserProfile>()
    let model = ProfileModel(loader: GatedProfileLoader(gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    #expect(model.isLoading)
    gate.open(with: .ana)
    await load.value
    #expect(model.profile == .ana)
    #expect(!model.isLoading)
  }

  @Test func aFailedLoadKeepsTheProfile() async {
    let gate = Gate<UserProfile>()
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader(gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    #expect(model.isLoading)
    gate.fail(with: Unreachable())
    await load.value
    #expect(model.profile == .ana)
    #expect(!model.isLoading)
    #expect(model.error == .notLoaded(reason: "The server was not found."))
  }

  @Test func aCancelledLoadKeepsTheProfile() async {
    let gate = Gate<UserProfile>()
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader(gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    load.cancel()
    await load.value
    #expect(model.profile == .ana)
    #expect(!model.isLoading)
    #expect(model.error == nil)
  }

  @Test func theLastLoadWins() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let model = ProfileModel(loader: GatedProfileLoader(early, late))
    let first = Task { await model.load() }
    await early.untilWaiting()
    let second = Task { await model.load() }
    await late.untilWaiting()
    late.open(with: .ana)
    await second.value
    early.open(with: .bo)
    await first.value
    #expect(model.profile == .ana)
    #expect(!model.isLoading)
  }

  @Test func anEarlierAnswerDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let model = ProfileModel(loader: GatedProfileLoader(early, late))
    let first = Task { await model.load() }
    await early.untilWaiting()
    let second = Task { await model.load() }
    await late.untilWaiting()
    early.fail(with: Unreachable())
    #expect(model.profile == nil)
    #expect(model.isLoading)
    late.open(with: .ana)
    await first.value
    await second.value
    #expect(model.profile == .ana)
    #expect(model.error == nil)
  }

  @Test func aCancelledLoadDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    let model = ProfileModel(loader: GatedProfileLoader(early, late))
    let first = Task { await model.load() }
    await early.untilWaiting()
    let second = Task { await model.load() }
    await late.untilWaiting()
    first.cancel()
    await first.value
    #expect(model.isLoading)
    late.open(with: .ana)
    await second.value
    #expect(model.profile == .ana)
  }

  @Test func aLoadTakesTheErrorAway() async {
    let (early, late) = (Gate<UserProfile>(), Gate<UserProfile>())
    early.fail(with: Unreachable())
    let model = ProfileModel(loader: GatedProfileLoader(early, late))
    await model.load()
    let load = Task { await model.load() }
    await late.untilWaiting()
    #expect(model.error == nil)
    late.open(with: .ana)
    await load.value
    #expect(model.profile == .ana)
  }

  @Test func renames() {
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader())
    model.rename(to: " Ana Berg\n")
    #expect(model.profile == UserProfile(id: 7, name: "Ana Berg", email: "ana@example.com"))
    #expect(model.error == nil)
  }

  @Test(arguments: ["", "  ", "\n\u{A0}"]) func anEmptyNameChangesNothing(name: String) {
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader())
    model.rename(to: name)
    #expect(model.profile == .ana)
    #expect(model.error == .emptyName)
  }

  @Test func anotherNameTakesTheErrorAway() {
    let model = ProfileModel(profile: .ana, loader: GatedProfileLoader())
    model.rename(to: "")
    model.rename(to: "Ana Berg")
    #expect(model.error == nil)
  }

  @Test func renamesNobodyBeforeTheLoad() {
    let model = ProfileModel(loader: GatedProfileLoader())
    model.rename(to: "Ana Berg")
    model.rename(to: "")
    #expect(model.profile == nil)
    #expect(model.error == nil)
  }

  @Test func tellsOfEachChange() async {
    let gate = Gate<UserProfile>()
    gate.open(with: .ana)
    let model = ProfileModel(loader: GatedProfileLoader(gate))
    var log: [String] = []
    model.onChange = { [unowned model] in
      log.append((model.isLoading ? "…" : "") + (model.profile?.name ?? "nobody"))
    }
    await model.load()
    model.rename(to: "Ana Berg")
    model.rename(to: "")
    #expect(
      log == [
        "…nobody", "…nobody", "nobody", "Ana Lindqvist", "Ana Berg", "Ana Berg", "Ana Berg",
      ])
  }
}

import BinderyTesting
import SessionEditorCore
import SessionEditorObservable
import SessionEditorScript
import Testing

@MainActor @Suite struct SessionEditorModelTests {
  @Test func startsWithWhatItIsGiven() {
    let model = SessionEditorModel(session: .hills, service: GatedSessionService())
    #expect(model.session == .hills)
    #expect(model.status == .idle)
  }

  @Test func loadingTakesTheSession() async {
    let gate = Gate<Session>()
    let model = SessionEditorModel(service: GatedSessionService(loads: gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    #expect(model.status == .loading)
    gate.open(with: .hills)
    await load.value
    #expect(model.session == .hills)
    #expect(model.status == .idle)
  }

  @Test func aFailedLoadKeepsTheSession() async {
    let gate = Gate<Session>()
    gate.fail(with: Unreachable())
    let model = SessionEditorModel(session: .hills, service: GatedSessionService(loads: gate))
    await model.load()
    #expect(model.session == .hills)
    #expect(model.status == .failed(.notLoaded(reason: "The server was not found.")))
  }

  @Test func aCancelledLoadKeepsTheSession() async {
    let gate = Gate<Session>()
    let model = SessionEditorModel(session: .hills, service: GatedSessionService(loads: gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    load.cancel()
    await load.value
    #expect(model.session == .hills)
    #expect(model.status == .idle)
  }

  @Test func theLastLoadWins() async {
    let (early, late) = (Gate<Session>(), Gate<Session>())
    let model = SessionEditorModel(service: GatedSessionService(loads: early, late))
    let first = Task { await model.load() }
    await early.untilWaiting()
    let second = Task { await model.load() }
    await late.untilWaiting()
    late.open(with: .hills)
    await second.value
    early.open(with: .lanes)
    await first.value
    #expect(model.session == .hills)
    #expect(model.status == .idle)
  }

  @Test func anEarlierAnswerDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<Session>(), Gate<Session>())
    let model = SessionEditorModel(service: GatedSessionService(loads: early, late))
    let first = Task { await model.load() }
    await early.untilWaiting()
    let second = Task { await model.load() }
    await late.untilWaiting()
    early.open(with: .lanes)
    await first.value
    #expect(model.session == Session())
    #expect(model.status == .loading)
    late.open(with: .hills)
    await second.value
    #expect(model.session == .hills)
  }

  @Test func savesTheTrimmedName() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let model = SessionEditorModel(session: Session(name: " \t Hill repeats\n"), service: service)
    let save = Task { await model.save() }
    await gate.untilWaiting()
    #expect(model.status == .saving)
    gate.open()
    await save.value
    #expect(service.saved == [Session(name: "Hill repeats")])
    #expect(model.session.name == "Hill repeats")
    #expect(model.status == .saved)
  }

  @Test(arguments: ["", "   ", "\u{A0}\n"]) func aBlankNameIsNotSaved(name: String) async {
    let gate = Gate<Void>()
    gate.open()
    let service = GatedSessionService(saves: gate)
    let model = SessionEditorModel(session: Session(name: name), service: service)
    await model.save()
    #expect(service.saved == [])
    #expect(model.session == Session(name: name))
    #expect(model.status == .failed(.blankName))
  }

  @Test(arguments: [0, -5, Int.min]) func aDurationOfNothingIsNotSaved(duration: Int) async {
    let gate = Gate<Void>()
    gate.open()
    let service = GatedSessionService(saves: gate)
    let model = SessionEditorModel(
      session: Session(name: "Hills", duration: duration), service: service)
    await model.save()
    #expect(service.saved == [])
    #expect(model.status == .failed(.badDuration))
  }

  @Test func aCancelledSaveReturnsToIdle() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let model = SessionEditorModel(session: .hills, service: service)
    let save = Task { await model.save() }
    await gate.untilWaiting()
    save.cancel()
    await save.value
    #expect(service.saved == [])
    #expect(model.status == .idle)
  }

  @Test func anotherErrorSaysThatItIsNotSaved() async {
    let gate = Gate<Void>()
    gate.fail(with: Unreachable())
    let model = SessionEditorModel(session: .hills, service: GatedSessionService(saves: gate))
    await model.save()
    #expect(model.session == .hills)
    #expect(model.status == .failed(.notSaved))
  }

  @Test func neitherLoadsNorSavesWhileItSaves() async {
    let (loads, saves) = (Gate<Session>(), Gate<Void>())
    loads.open(with: .lanes)
    let service = GatedSessionService(loads: loads, saves: saves)
    let model = SessionEditorModel(session: .hills, service: service)
    let save = Task { await model.save() }
    await saves.untilWaiting()
    await model.save()
    await model.load()
    #expect(model.status == .saving)
    saves.open()
    await save.value
    #expect(service.saved == [.hills])
    #expect(model.session == .hills)
  }

  @Test func anEditTakesTheCheckMarkAway() async {
    let gate = Gate<Void>()
    gate.open()
    let model = SessionEditorModel(session: .hills, service: GatedSessionService(saves: gate))
    await model.save()
    model.session.name = "Hill repeats"
    #expect(model.status == .saved)
    model.session.name = "Hills"
    #expect(model.status == .idle)
  }

  @Test func anEditWhileItSavesIsNotCalledSaved() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let model = SessionEditorModel(session: .hills, service: service)
    let save = Task { await model.save() }
    await gate.untilWaiting()
    model.session.duration = 60
    gate.open()
    await save.value
    #expect(service.saved == [.hills])
    #expect(model.session.duration == 60)
    #expect(model.status == .idle)
  }

  @Test func anEditWhileItLoadsIsKept() async {
    let gate = Gate<Session>()
    let model = SessionEditorModel(session: .hills, service: GatedSessionService(loads: gate))
    let load = Task { await model.load() }
    await gate.untilWaiting()
    model.session.duration = 60
    gate.open(with: .lanes)
    await load.value
    #expect(model.session.name == "Hill repeats")
    #expect(model.session.duration == 60)
  }
}

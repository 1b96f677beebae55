import BinderyBindings
import BinderyTesting
import SessionEditorCore
import SessionEditorScript
import SessionEditorUI
import Testing

@MainActor @Suite struct SessionEditorViewTests {
  @Test func startsWithWhatItIsGiven() {
    let view = SessionEditorView(
      form: .variable(SessionForm(session: .hills)), service: GatedSessionService())
    #expect(view.form.session == .hills)
    #expect(view.form.status == .idle)
  }

  @Test func loadingTakesTheSession() async {
    let gate = Gate<Session>()
    let view = SessionEditorView(
      form: .variable(SessionForm()), service: GatedSessionService(loads: gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    #expect(view.form.status == .loading)
    gate.open(with: .hills)
    await load.value
    #expect(view.form.session == .hills)
    #expect(view.form.status == .idle)
  }

  @Test func aFailedLoadKeepsTheSession() async {
    let gate = Gate<Session>()
    gate.fail(with: Unreachable())
    let view = SessionEditorView(
      form: .variable(SessionForm(session: .hills)), service: GatedSessionService(loads: gate))
    await view.load()
    #expect(view.form.session == .hills)
    #expect(view.form.status == .failed(.notLoaded(reason: "The server was not found.")))
  }

  @Test func aCancelledLoadKeepsTheSession() async {
    let gate = Gate<Session>()
    let view = SessionEditorView(
      form: .variable(SessionForm(session: .hills)), service: GatedSessionService(loads: gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    load.cancel()
    await load.value
    #expect(view.form.session == .hills)
    #expect(view.form.status == .idle)
  }

  @Test func theLastLoadWins() async {
    let (early, late) = (Gate<Session>(), Gate<Session>())
    let view = SessionEditorView(
      form: .variable(SessionForm()), service: GatedSessionService(loads: early, late))
    let first = Task { await view.load() }
    await early.untilWaiting()
    let second = Task { await view.load() }
    await late.untilWaiting()
    late.open(with: .hills)
    await second.value
    early.open(with: .lanes)
    await first.value
    #expect(view.form.session == .hills)
    #expect(view.form.status == .idle)
  }

  @Test func anEarlierAnswerDoesNotEndALaterLoad() async {
    let (early, late) = (Gate<Session>(), Gate<Session>())
    let view = SessionEditorView(
      form: .variable(SessionForm()), service: GatedSessionService(loads: early, late))
    let first = Task { await view.load() }
    await early.untilWaiting()
    let second = Task { await view.load() }
    await late.untilWaiting()
    early.open(with: .lanes)
    await first.value
    #expect(view.form.session == Session())
    #expect(view.form.status == .loading)
    late.open(with: .hills)
    await second.value
    #expect(view.form.session == .hills)
  }

  @Test func savesTheTrimmedName() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let view = SessionEditorView(
      form: .variable(SessionForm(session: Session(name: " \t Hill repeats\n"))), service: service)
    let save = Task { await view.save() }
    await gate.untilWaiting()
    #expect(view.form.status == .saving)
    gate.open()
    await save.value
    #expect(service.saved == [Session(name: "Hill repeats")])
    #expect(view.form.session.name == "Hill repeats")
    #expect(view.form.status == .saved)
  }

  @Test(arguments: ["", "   ", "\u{A0}\n"]) func aBlankNameIsNotSaved(name: String) async {
    let gate = Gate<Void>()
    gate.open()
    let service = GatedSessionService(saves: gate)
    let view = SessionEditorView(
      form: .variable(SessionForm(session: Session(name: name))), service: service)
    await view.save()
    #expect(service.saved == [])
    #expect(view.form.session == Session(name: name))
    #expect(view.form.status == .failed(.blankName))
  }

  @Test(arguments: [0, -5, Int.min]) func aDurationOfNothingIsNotSaved(duration: Int) async {
    let gate = Gate<Void>()
    gate.open()
    let service = GatedSessionService(saves: gate)
    let view = SessionEditorView(
      form: .variable(SessionForm(session: Session(name: "Hills", duration: duration))),
      service: service)
    await view.save()
    #expect(service.saved == [])
    #expect(view.form.status == .failed(.badDuration))
  }

  @Test func aCancelledSaveReturnsToIdle() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let view = SessionEditorView(form: .variable(SessionForm(session: .hills)), service: service)
    let save = Task { await view.save() }
    await gate.untilWaiting()
    save.cancel()
    await save.value
    #expect(service.saved == [])
    #expect(view.form.status == .idle)
  }

  @Test func anotherErrorSaysThatItIsNotSaved() async {
    let gate = Gate<Void>()
    gate.fail(with: Unreachable())
    let view = SessionEditorView(
      form: .variable(SessionForm(session: .hills)), service: GatedSessionService(saves: gate))
    await view.save()
    #expect(view.form.session == .hills)
    #expect(view.form.status == .failed(.notSaved))
  }

  @Test func neitherLoadsNorSavesWhileItSaves() async {
    let (loads, saves) = (Gate<Session>(), Gate<Void>())
    loads.open(with: .lanes)
    let service = GatedSessionService(loads: loads, saves: saves)
    let view = SessionEditorView(form: .variable(SessionForm(session: .hills)), service: service)
    let save = Task { await view.save() }
    await saves.untilWaiting()
    await view.save()
    await view.load()
    #expect(view.form.status == .saving)
    saves.open()
    await save.value
    #expect(service.saved == [.hills])
    #expect(view.form.session == .hills)
  }

  @Test func anEditTakesTheCheckMarkAway() async {
    let gate = Gate<Void>()
    gate.open()
    let form = Binding.variable(SessionForm(session: .hills))
    let view = SessionEditorView(form: form, service: GatedSessionService(saves: gate))
    await view.save()
    form.wrappedValue.session.name = "Hill repeats"
    #expect(view.form.status == .saved)
    form.wrappedValue.session.name = "Hills"
    #expect(view.form.status == .idle)
  }

  @Test func anEditWhileItSavesIsNotCalledSaved() async {
    let gate = Gate<Void>()
    let service = GatedSessionService(saves: gate)
    let form = Binding.variable(SessionForm(session: .hills))
    let view = SessionEditorView(form: form, service: service)
    let save = Task { await view.save() }
    await gate.untilWaiting()
    form.wrappedValue.session.duration = 60
    gate.open()
    await save.value
    #expect(service.saved == [.hills])
    #expect(view.form.session.duration == 60)
    #expect(view.form.status == .idle)
  }

  @Test func anEditWhileItLoadsIsKept() async {
    let gate = Gate<Session>()
    let form = Binding.variable(SessionForm(session: .hills))
    let view = SessionEditorView(form: form, service: GatedSessionService(loads: gate))
    let load = Task { await view.load() }
    await gate.untilWaiting()
    form.wrappedValue.session.duration = 60
    gate.open(with: .lanes)
    await load.value
    #expect(view.form.session.name == "Hill repeats")
    #expect(view.form.session.duration == 60)
  }
}

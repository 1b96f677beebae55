import BinderyBindings
public import BinderyTesting
import Foundation
public import PlaygroundScripting
import SessionEditorCore
import SessionEditorObservable
import SessionEditorUI
import Testing

/// What a person does with the editor: fills in the form, saves with and without success, reverts.
@MainActor public enum SessionEditorScript: SystemScript {
  /// The folder of the system.
  public static var name: String { "SessionEditor" }

  /// The columns of the screen.
  public static var width: Int { 48 }

  /// The rows of the screen.
  public static var height: Int { 10 }

  /// Gates that loads and saves wait at.
  public static func makeStubs() -> SessionEditorStubs { SessionEditorStubs() }

  /// Bindings, and an observable view model.
  public static var styles: [BehaviorStyle<SessionEditorStubs>] {
    [
      BehaviorStyle("value") { setup in
        let service = setup.watch(setup.stubs.makeService())
        let form = setup.binding("form", initial: SessionForm(), isCompared: false)
        setup.watch("session") { form.wrappedValue.session }
        setup.watch("status") { form.wrappedValue.status }
        setup.watch("saved") { service.saved }
        return SessionEditorView(form: form, service: service)
      },
      BehaviorStyle("observable") { setup in
        let service = setup.watch(setup.stubs.makeService())
        let model = setup.watch(SessionEditorModel(service: service))
        setup.watch("session") { model.session }
        setup.watch("status") { model.status }
        setup.watch("saved") { service.saved }
        return SessionEditorModelView(model: model)
      },
    ]
  }

  /// Which files belong to which style.
  public static var sources: [StyleSources] {
    [
      StyleSources(
        style: "value",
        feature: [
          "Playgrounds/SessionEditor/Value/SessionEditorView.swift",
          "Playgrounds/SessionEditor/Value/SessionForm.swift",
          "Playgrounds/SessionEditor/Composer/SessionEditorComposer.swift",
        ],
        tests: ["Tests/SessionEditorTests/Value"]),
      StyleSources(
        style: "observable",
        feature: [
          "Playgrounds/SessionEditor/Observable",
          "Playgrounds/SessionEditor/Composer/SessionEditorModelComposer.swift",
        ],
        tests: ["Tests/SessionEditorTests/Observable"]),
    ]
  }

  /// The domain, and the views that need no state.
  public static var sharedSources: [String] {
    ["Playgrounds/SessionEditor/Core", "Playgrounds/SessionEditor/Value/Shared"]
  }

  /// The form in four states.
  public static var pictures: [StepPicture] {
    [
      StepPicture("session-editor-loaded", after: "The session arrives"),
      StepPicture("session-editor-saving", after: "Save"),
      StepPicture("session-editor-saved", after: "The session is saved"),
      StepPicture("session-editor-refused", after: "Save without a name"),
    ]
  }

  /// Fills in every field, saves with each outcome, and reverts with and without success.
  public static func run(_ run: BehaviorRun<SessionEditorStubs>) async throws {
    let (loads, saves) = (run.stubs.loads, run.stubs.saves)
    try await run.step("The editor appears") { _ in }
    try await run.step("The session arrives") { _ in loads.open(with: river) }
    loads.close()

    try await run.step("Name it") { try $0.textField("Name").replaceText(with: "  Hill repeats ") }
    try await run.step("Make it longer") { try $0.stepper().increment() }
    try await run.step("Make it a ride") { try $0.picker("Kind").select("Ride") }
    try await run.step("Take it indoors") { try $0.toggle("Indoors").toggle() }
    try await run.step("Note something") { try $0.textField("Notes").type(", bring water") }
    try await run.step("Save") { try $0.button("Save").tap() }
    try await run.step("The session is saved") { _ in saves.open() }
    saves.close()

    try await run.step("Make it shorter") { try $0.stepper().decrement() }
    try await run.step("Save again") { try $0.button("Save").tap() }
    try await run.step("The save fails") { _ in saves.fail(with: Unreachable()) }
    saves.close()
    try await run.step("Save a third time") { try $0.button("Save").tap() }
    try await run.step("The save is cancelled") { _ in saves.fail(with: CancellationError()) }
    saves.close()

    try await run.step("Blank the name") { try $0.textField("Name").replaceText(with: "   ") }
    try await run.step("Save without a name") { try $0.button("Save").tap() }

    try await run.step("Revert") { try $0.button("Revert").tap() }
    try await run.step("The load fails") { _ in loads.fail(with: Unreachable()) }
    loads.close()
    try await run.step("Revert again") { try $0.button("Revert").tap() }
    try await run.step("The load is cancelled") { _ in loads.fail(with: CancellationError()) }
    loads.close()
    try await run.step("Revert a third time") { try $0.button("Revert").tap() }
    try await run.step("A session without a duration arrives") { _ in loads.open(with: unplanned) }
    loads.close()
    try await run.step("Save without a duration") { try $0.button("Save").tap() }
  }

  private struct Unreachable: LocalizedError {
    var errorDescription: String? { "The server was not found." }
  }

  private static let river = Session(
    name: "Long run by the river", duration: 75, notes: "Easy pace")
  private static let unplanned = Session(name: "Some day", duration: 0, kind: .swim)
}

import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct NoteKey: EnvironmentKey { static let defaultValue = "none" }
private struct ActionKey: EnvironmentKey { static let defaultValue: @MainActor () -> Void = {} }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var action: @MainActor () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

private struct ReadsNumber: View {
  @Environment(\.number) private var number
  var body: some View { Text(verbatim: "number \(number)") }
}

private struct ReadsNote: View {
  @Environment(\.note) private var note
  var body: some View { Text(verbatim: "note \(note)") }
}

private struct ReadsAction: View {
  @Environment(\.action) private var action
  var body: some View { Tappable("act") { action() } }
}

private struct Readers: View {
  var body: some View {
    VStack(alignment: .leading) {
      ReadsNumber()
      ReadsNote()
      ReadsAction()
    }
  }
}

private struct Passing: View {
  @Binding var number: Int
  @Binding var note: String
  var body: some View { Readers().environment(\.number, number).environment(\.note, note) }
}

@MainActor @Suite struct EnvironmentPropertyTests {
  /// Fact 28.
  @Test func passesAValueOrATransformDown() {
    let composition = Composition(width: 20, height: 3) {
      VStack(alignment: .leading) {
        ReadsNumber()
        ReadsNumber().environment(\.number, 1)
        ReadsNumber().transformEnvironment(\.number) { $0 += 5 }.environment(\.number, 2)
      }
    }
    #expect(composition.shown == "number 0\nnumber 1\nnumber 7")
  }

  @Test func runsOnlyTheBodiesThatReadTheKeyThatChanged() {
    let (number, note) = (Binding.variable(1), Binding.variable("a"))
    let composition = Composition(width: 20, height: 3) { Passing(number: number, note: note) }
    var before = composition.counters
    number.wrappedValue = 2
    #expect(composition.shown == "number 2\nnote a\nact")
    #expect((composition.counters - before).bodyEvaluations == ["Passing": 1, "ReadsNumber": 1])
    before = composition.counters
    note.wrappedValue = "b"
    #expect(composition.shown == "number 2\nnote b\nact")
    #expect((composition.counters - before).bodyEvaluations == ["Passing": 1, "ReadsNote": 1])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func runsNoBodyWhereTheValueIsSetAnew() {
    struct Inner: View {
      @Binding var number: Int
      var body: some View { Passed().environment(\.number, number) }
    }
    struct Passed: View {
      var body: some View { ReadsNumber().environment(\.number, 9) }
    }
    let number = Binding.variable(1)
    let composition = Composition(width: 20, height: 1) { Inner(number: number) }
    let before = composition.counters
    number.wrappedValue = 2
    composition.flush()
    #expect((composition.counters - before).bodyEvaluations == ["Inner": 1])
  }

  @Test func theNewestClosureIsRead() {
    struct Outer: View {
      @Binding var number: Int
      let log: CallLog
      var body: some View {
        let number = number
        Readers().environment(\.action) { log("\(number)") }
      }
    }
    let (number, log) = (Binding.variable(1), CallLog())
    let composition = Composition(width: 20, height: 3) { Outer(number: number, log: log) }
    composition.tap("act")
    number.wrappedValue = 2
    composition.tap("act")
    #expect(log.take() == ["1", "2"])
  }
}

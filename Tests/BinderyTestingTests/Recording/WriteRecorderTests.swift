import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Saver: View {
  @Binding var isBusy: Bool
  @Binding var count: Int
  let gate: Gate<Void>

  var body: some View {
    Press(label: "Save", action: start)
      .onChange(of: isBusy) { count += 1 }
  }

  private func start() {
    isBusy = true
    Task {
      try? await gate.value()
      isBusy = false
    }
  }
}

private struct Late: View {
  @Binding var isShown: Bool
  @Binding var text: String
  let gate: Gate<Void>

  var body: some View {
    VStack {
      if isShown {
        Text(verbatim: text).task {
          await withTaskCancellationHandler {
            await Task.detached { try? await gate.value() }.value
          } onCancel: {
          }
          text = "late"
        }
      }
    }
  }
}

private struct Unequal {
  var number: Int
}

@MainActor @Suite(.runtimeIssues) struct WriteRecorderTests {
  @Test func handsOutOneBindingAName() {
    let recorder = WriteRecorder(.off)
    let first = recorder.binding("count", initial: 1)
    let second = recorder.binding("count", initial: 2)
    second.wrappedValue = 3
    #expect(first.wrappedValue == 3)
    #expect(recorder.writes.map(\.description) == ["count: 1 → 3 (outside)"])
  }

  @Test func recordsABindingToElsewhere() {
    let recorder = WriteRecorder(.off)
    let base = Binding.variable([1, 2])
    let recorded = recorder.binding("list", recording: base)
    recorded[1].wrappedValue = 5
    base.wrappedValue.append(6)
    #expect(base.wrappedValue == [1, 5, 6])
    #expect(recorder.writes.map(\.description) == ["list: [1, 2] → [1, 5] (outside)"])
  }

  @Test func tellsEqualWritesApart() {
    let recorder = WriteRecorder(.off)
    let name = recorder.binding("name", initial: "a")
    let other = recorder.binding("other", initial: Unequal(number: 1))
    let maybe = recorder.binding("maybe", initial: Int?.none)
    name.wrappedValue = "a"
    name.wrappedValue = "\u{1B}b"
    other.wrappedValue = Unequal(number: 1)
    maybe.wrappedValue = nil
    maybe.wrappedValue = 1
    #expect(recorder.writes.map(\.isEqual) == [true, false, nil, true, false])
    #expect(
      recorder.writes.map(\.description) == [
        "name: \"a\" → \"a\" (outside, equal)",
        "name: \"a\" → \"␛b\" (outside)",
        "other: Unequal(number: 1) → Unequal(number: 1) (outside)",
        "maybe: nil → nil (outside, equal)",
        "maybe: nil → Optional(1) (outside)",
      ])
  }

  @Test func shortensLongValues() {
    let recorder = WriteRecorder(.off)
    recorder.binding("text", initial: "").wrappedValue = String(repeating: "x", count: 500)
    #expect(recorder.writes[0].new.count == 120)
    #expect(recorder.writes[0].new.hasSuffix("x…"))
  }

  @Test func knowsThePhaseAndTheLine() async throws {
    let recorder = WriteRecorder(.off)
    let gate = Gate<Void>()
    let screen = Screen(width: 20, height: 1) {
      Saver(
        isBusy: recorder.binding("busy", initial: false),
        count: recorder.binding("count", initial: 0), gate: gate)
    }
    try screen.button("Save").tap()
    let tap = #line - 1
    await screen.settle()
    gate.open()
    await screen.settle()
    let settle = #line - 1
    recorder.expectJournal(
      """
      busy: false → true (action)
      count: 0 → 1 (onChange)
      busy: true → false (task)
      count: 1 → 2 (onChange)
      """)
    #expect(recorder.writes.map(\.actionLocation?.line) == [tap, tap, tap, settle])
  }

  /// Fact 34.
  @Test func journalsWhatComesAfterTheEnd() async throws {
    let recorder = WriteRecorder(.off)
    let gate = Gate<Void>()
    let isShown = Binding.variable(true)
    let screen = Screen(width: 20, height: 1) {
      Late(isShown: isShown, text: recorder.binding("text", initial: "-"), gate: gate)
    }
    isShown.wrappedValue = false
    screen.flush()
    gate.open()
    await screen.settle()
    recorder.expectJournal("text: \"-\" → \"late\" (after unmount)")
  }

  @Test func acceptsWhatIsExpected() async throws {
    try await withWriteRecorder { recorder in
      let gate = Gate<Void>()
      let screen = Screen(width: 20, height: 1) {
        Saver(
          isBusy: recorder.binding("busy", initial: false),
          count: recorder.binding("count", initial: 0), gate: gate)
      }
      try screen.button("Save").tap()
      recorder.expect("busy", [true])
      gate.open()
      await screen.settle()
      recorder.expect("busy", [false])
      recorder.expectLast("count", 2)
      recorder.expectCount("count", 0)
    }
  }

  @Test func insistsOnSomeOnly() async {
    let issues = await WriteTrace.$isLookedUp.withValue(false) {
      await recordedIssues {
        withWriteRecorder(.only("a")) { recorder in
          recorder.binding("a", initial: 0).wrappedValue = 1
          recorder.binding("b", initial: 0).wrappedValue = 1
        }
        withWriteRecorder(.off) { $0.binding("a", initial: 0).wrappedValue = 1 }
      }
    }
    #expect(issues.map(\.line) == [1])
  }

  @Test func checksNothingAfterAnError() async {
    struct Mistake: Error {}
    #expect(throws: Mistake.self) {
      try withWriteRecorder { recorder in
        recorder.binding("a", initial: 0).wrappedValue = 1
        throw Mistake()
      }
    }
    await #expect(throws: Mistake.self) {
      try await withWriteRecorder { recorder in
        recorder.binding("a", initial: 0).wrappedValue = 1
        await Task.yield()
        throw Mistake()
      }
    }
  }

  @Test func isDoneAfterFinishing() {
    let recorder = WriteRecorder()
    let count = recorder.binding("count", initial: 0)
    recorder.finish()
    count.wrappedValue = 1
    recorder.finish()
    #expect(count.wrappedValue == 1)
  }
}

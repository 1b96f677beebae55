import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Synchronization
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name = ""
}

private struct Counter: View {
  @Binding var count: Int
  var body: some View {
    VStack {
      Text(verbatim: "Count \(count)")
      Press(label: "Add") { count += 1 }
    }
  }
}

/// Writes to a row that has gone, when its button is pressed or later.
private struct Stale: View {
  var before: @MainActor () async -> Void = {}
  var body: some View {
    HStack {
      Press(label: "Now") { writeStaleRow() }
      Press(label: "Later") {
        Task {
          await before()
          writeStaleRow()
        }
      }
    }
  }
}

@MainActor private func writeStaleRow() {
  let items = Binding.variable([Item(id: 1)])
  let first = items[0]
  items.wrappedValue = []
  first.name.wrappedValue = "late"
}

private let staleRow = """
  Runtime issue staleRow: The element with the ID 1 was written after it had left its collection. \
  The write was dropped.

  A binding to an element is good for as long as the element is there. Check that it still is before \
  you write, or cancel the work when the element is removed.
  """

@MainActor @Suite struct ScreenTests {
  @Test func actsThroughSemantics() throws {
    let screen = Screen(width: 20, height: 2) { Counter(count: .variable(0)) }
    #expect(
      screen.outline == """
        text "Count 0"
        button "Add"
        """)
    try screen.button("Add").tap()
    #expect(screen.shows("Count 1"))
    #expect(screen.counters.bodyEvaluations["Counter"] == 2)
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func showsWritesFromOutside() {
    let count = Binding.variable(0)
    let screen = Screen(width: 20, height: 2) { Counter(count: count) }
    count.wrappedValue = 7
    #expect(screen.text.hasPrefix("Count 7"))
  }

  @Test func takesOtherSizes() {
    let screen = Screen(width: 20, height: 2) { Counter(count: .variable(0)) }
    screen.resize(width: 7, height: 1)
    #expect(screen.text == "Count 0")
  }

  @Test func showsNothingOnceUnmounted() {
    let screen = Screen(width: 20, height: 2) { Counter(count: .variable(0)) }
    screen.unmount()
    #expect(!screen.composition.isMounted)
    #expect(throws: ScreenError.self) { try screen.button("Add") }
  }

  // MARK: Issues

  @Test func recordsAnIssueAtTheLineThatCausedIt() async {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) { Stale() }
      try screen.button("Now").tap()
      #expect(screen.contains(.button))
    }
    #expect(issues == [RecordedIssue(line: 2, text: staleRow)])
  }

  @Test func recordsAnIssueOfATaskAtTheNextAwait() async {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) { Stale() }
      try screen.button("Later").tap()
      await screen.settle()
    }
    #expect(issues == [RecordedIssue(line: 3, text: staleRow)])
  }

  @Test func recordsWhatIsLeftAtTheLineThatMadeIt() async {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) { Stale() }
      let gate = Gate<Void>()
      screen.composition.perform {
        Task {
          writeStaleRow()
          gate.open()
        }
      }
      try await gate.value()
    }
    #expect(issues == [RecordedIssue(line: 1, text: staleRow)])
  }

  @Test func takesWhatIsExpected() async throws {
    let screen = Screen(width: 20, height: 1) { Stale() }
    try withExpectedIssue(.staleRow) { try screen.button("Now").tap() }
    try screen.button("Later").tap()
    // The task does not know of the expectation; the screen that hands its issue over does.
    await withExpectedIssue(.staleRow) { await screen.settle() }
  }

  @Test func keepsTheIssuesOfScreensApart() async throws {
    let gate = Gate<Void>()
    let quiet = Screen(width: 20, height: 1) { Stale { try? await gate.value() } }
    let issues = await recordedIssues {
      let loud = Screen(width: 20, height: 1) { Stale() }
      try quiet.button("Later").tap()
      try loud.button("Now").tap()
      await quiet.settle()
    }
    #expect(issues == [RecordedIssue(line: 3, text: staleRow)])
    gate.open()
    await withExpectedIssue(.staleRow) { await quiet.settle() }
  }

  @Test(arguments: 0..<50) func meetsNoOtherTest(_ number: Int) async throws {
    let log = Mutex(0)
    let screen = Screen(width: 20, height: 1) { Stale() }
    for _ in 0..<3 {
      try withExpectedIssue(.staleRow) {
        try screen.button("Now").tap()
        log.withLock { $0 += 1 }
      }
      try screen.button("Later").tap()
      await withExpectedIssue(.staleRow) { await screen.settle() }
    }
    #expect(log.withLock { $0 } == 3)
  }
}

import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Tally: View {
  @Binding var count: Int
  @Binding var name: String
  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Press(label: "More") { count += 1 }
      Press(label: "Less") { count -= 1 }
      Press(label: "Off") {}.environment(\.isEnabled, false)
      Field(label: "Name", text: $name)
    }
  }
}

private struct Stale: View {
  @Binding var items: [Item]
  @Binding var kept: Binding<Item>?
  var body: some View {
    VStack {
      Press(label: "Keep") { kept = $items.first }
      Press(label: "Flip") { items = items.isEmpty ? [Item(id: 1)] : [] }
      Press(label: "Write") { kept?.wrappedValue.name = "late" }
    }
  }
}

private struct Item: Identifiable, Equatable {
  var id: Int
  var name = ""
}

@MainActor private final class UntrackedCounter {
  var count = 0
}

private struct UntrackedCount: View {
  let counter: UntrackedCounter
  var body: some View { Text(verbatim: "\(counter.count)") }
}

private struct UntrackedStyle: View {
  let counter: UntrackedCounter
  var body: some View { Text(verbatim: "x").bold(counter.count > 0) }
}

@MainActor @Suite(.runtimeIssues) struct ExploreTests {
  private func tally(
    _ exploration: Exploration, _ check: @escaping @MainActor (Int, String) -> Bool
  ) -> Tally {
    let count = Binding.variable(0)
    let name = Binding.variable("")
    exploration.invariant("The tally is in order") {
      check(count.wrappedValue, name.wrappedValue)
    }
    return Tally(count: count, name: name)
  }

  @Test(arguments: 1...5) func findsNothingWhereNothingIs(_ seed: UInt64) async {
    await explore(seed: seed, steps: 60, width: 20, height: 6) { exploration in
      tally(exploration) { _, _ in true }
    }
  }

  @Test func findsFramesThatAreStale() async {
    let issues = await recordedIssues {
      await explore(seed: 1, steps: 20, width: 10, height: 2) { _ in
        // A variable that no binding stands for: nobody learns that it changes.
        let counter = UntrackedCounter()
        return VStack(alignment: .leading) {
          UntrackedCount(counter: counter)
          Button("Add") { counter.count += 1 }
        }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1,
          text: """
            Exploring with the seed 1 found this after 1 step:

            The frame differs from one that is made afresh (− afresh, + shown):

            − 1
            + 0
              [ Add ]

            It takes 1 step:

            let screen = Screen(width: 10, height: 2) { … }
            try screen.button("Add").tap()
            await screen.settle()
            #expect(screen.frame == screen.composition.rebuildFrame())
            """)
      ])
  }

  @Test func findsStylesThatAreStale() async {
    let issues = await recordedIssues {
      await explore(seed: 1, steps: 20, width: 10, height: 2) { _ in
        let counter = UntrackedCounter()
        return VStack(alignment: .leading) {
          UntrackedStyle(counter: counter)
          Button("Add") { counter.count += 1 }
        }
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        Exploring with the seed 1 found this after 1 step:

        The frame differs from one that is made afresh (− afresh, + shown):

          (only the styles differ)

        It takes 1 step:

        let screen = Screen(width: 10, height: 2) { … }
        try screen.button("Add").tap()
        await screen.settle()
        #expect(screen.frame == screen.composition.rebuildFrame())
        """
      ])
  }

  @Test func shrinksToTheShortestScript() async {
    let issues = await recordedIssues {
      await explore(seed: 3, steps: 500, width: 20, height: 6) { exploration in
        tally(exploration) { count, _ in count < 2 }
      }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 1,
          text: """
            Exploring with the seed 3 found this after 4 steps:

            This does not hold: The tally is in order.

              2
            [More]
            [Less]
            [Off]
             Name

            It takes 2 steps:

            let screen = Screen(width: 20, height: 6) { … }
            try screen.button("More").tap()
            await screen.settle()
            try screen.button("More").tap()
            await screen.settle()
            """)
      ])
  }

  /// What was printed above, pasted.
  @Test func printsCodeThatReproduces() async throws {
    let count = Binding.variable(0)
    let screen = Screen(width: 20, height: 6) { Tally(count: count, name: .variable("")) }
    try screen.button("More").tap()
    await screen.settle()
    try screen.button("More").tap()
    await screen.settle()
    #expect(count.wrappedValue == 2)
  }

  @Test func shortensTexts() async {
    let issues = await recordedIssues {
      await explore(seed: 1, steps: 500, width: 20, height: 6) { exploration in
        tally(exploration) { _, name in !name.unicodeScalars.contains("\u{301}") }
      }
    }
    #expect(
      issues.first?.text.hasSuffix(
        """
        It takes 1 step:

        let screen = Screen(width: 20, height: 6) { … }
        try screen.textField("Name").type("e\\u{301}")
        await screen.settle()
        """) == true)
  }

  @Test func findsRuntimeIssues() async {
    let issues = await recordedIssues {
      await explore(seed: 5, steps: 300, width: 20, height: 3) { _ in
        Stale(items: .variable([Item(id: 1)]), kept: .variable(nil))
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        Exploring with the seed 5 found this after 30 steps:

        Runtime issue staleRow: The element with the ID 1 was written after it had left its \
        collection. The write was dropped.

        A binding to an element is good for as long as the element is there. Check that it still is \
        before you write, or cancel the work when the element is removed.

        It takes 3 steps:

        let screen = Screen(width: 20, height: 3) { … }
        try screen.button("Keep").tap()
        await screen.settle()
        try screen.button("Flip").tap()
        await screen.settle()
        try screen.button("Write").tap()
        await screen.settle()
        """
      ])
  }

  @Test func takesTheSameStepsForTheSameSeed() async {
    var texts: [String] = []
    for _ in 0..<2 {
      let issues = await recordedIssues {
        await explore(seed: 8, steps: 300, width: 20, height: 6) { exploration in
          tally(exploration) { count, _ in count > -3 }
        }
      }
      texts += issues.map(\.text)
    }
    #expect(texts.count == 2)
    #expect(texts.first == texts.last)
  }

  @Test func saysThatItDoesNotHappenAgain() async {
    var mounted = 0
    let issues = await recordedIssues {
      await explore(seed: 1, steps: 10, width: 20, height: 6) { exploration in
        mounted += 1
        let isFirst = mounted == 1
        return tally(exploration) { _, _ in !isFirst }
      }
    }
    #expect(
      issues.map(\.text) == [
        """
        Exploring with the seed 1 found this after 0 steps:

        This does not hold: The tally is in order.

          0
        [More]
        [Less]
        [Off]
         Name

        It does not happen again with the same steps on a fresh screen: the feature shares state \
        between screens, or depends on time or chance. The steps were:

        let screen = Screen(width: 20, height: 6) { … }
        """
      ])
  }

  @Test func saysThatThereIsNothingToExplore() async {
    let issues = await recordedIssues {
      await explore(width: 20, height: 1) { _ in Text(verbatim: "Hello") }
    }
    #expect(
      issues.map(\.text) == [
        "There is nothing to explore: no element of the screen is enabled and can be acted on."
      ])
  }

  @Test func letsEventsHappen() async {
    var opened = 0
    await explore(seed: 2, steps: 40, width: 20, height: 1) { exploration in
      let gate = Gate<Void>()
      exploration.event("the answer comes") {
        opened += 1
        gate.open()
      }
      return Press(label: "Load") { Task { try? await gate.value() } }
    }
    #expect(opened > 0)
  }
}

import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyViews
import Testing

private struct Loading: View {
  @Binding var text: String
  let load: @MainActor () async -> String
  var body: some View {
    Text(verbatim: text).task {
      text = "Loading"
      text = await load()
    }
  }
}

private struct Starting: View {
  let action: @MainActor () async -> Void
  var body: some View { Press(label: "Start") { Task { await action() } } }
}

private struct LivelyCounter: View {
  @Binding var count: Int
  var body: some View {
    Button("Count \(count)") { count += 1 }
      .onAppear { Task { await forever() } }
      .onChange(of: count) { Task { await forever() } }
  }
}

@MainActor private func forever() async {
  for await _ in AsyncStream<Never>.makeStream().stream {}
}

@MainActor @Suite(.runtimeIssues) struct ScreenWaitingTests {
  @Test func seesTheLoadingStateThenTheAnswer() async throws {
    let gate = Gate<String>()
    let screen = Screen(width: 20, height: 1) {
      Loading(text: .variable("")) { (try? await gate.value()) ?? "failed" }
    }
    await screen.settle()
    #expect(screen.text == "Loading")
    #expect(gate.waiting == 1)
    gate.open(with: "Done")
    await screen.settle()
    #expect(screen.text == "Done")
  }

  @Test func awaitsTheTasksBesideOneThatIsParked() async throws {
    let gate = Gate<Void>()
    let other = Gate<Void>()
    let (steps, pace) = AsyncStream<Void>.makeStream()
    var log: [String] = []
    let screen = Screen(width: 20, height: 1) {
      Press(label: "Start") {
        Task {
          try await gate.value()
          log.append("parked")
        }
        Task {
          for await _ in steps {}
          log.append("ran")
        }
        Task {
          try await other.value()
          log.append("parked, too")
        }
      }
    }
    try screen.button("Start").tap()
    await gate.untilWaiting()
    await other.untilWaiting()
    #expect(screen.composition.runningTasks.filter { !$0.isParked }.count == 1)
    // It ends without a word to the screen.
    Task.detached { pace.finish() }
    await screen.settle()
    #expect(log == ["ran"])
    other.open()
    await screen.settle()
    gate.open()
    await screen.settle()
    #expect(log == ["ran", "parked, too", "parked"])
    #expect(screen.composition.runningTasks.isEmpty)
  }

  @Test func countsATaskForTheOneThatAwaitsIt() async throws {
    let gate = Gate<String>()
    let text = Binding.variable("")
    let screen = Screen(width: 20, height: 1) {
      Starting {
        let answer = Task { try await gate.value() }
        text.wrappedValue = (try? await answer.value) ?? "failed"
      }
    }
    try screen.button("Start").tap()
    await screen.settle()
    #expect(gate.waiting == 1)
    gate.open(with: "Done")
    await screen.settle()
    #expect(text.wrappedValue == "Done")
  }

  @Test func letsTheChildrenOfATaskWait() async throws {
    let (first, second) = (Gate<Int>(), Gate<Int>())
    let sum = Binding.variable(0)
    let screen = Screen(width: 20, height: 1) {
      Starting {
        async let a = first.value()
        async let b = second.value()
        sum.wrappedValue = (try? await a + b) ?? -1
      }
    }
    try screen.button("Start").tap()
    await screen.settle()
    await first.untilWaiting()
    await second.untilWaiting()
    first.open(with: 1)
    await screen.settle()
    #expect(sum.wrappedValue == 0)
    second.open(with: 2)
    await screen.settle()
    #expect(sum.wrappedValue == 3)
  }

  @Test func awaitsWhatAnActionStarts() async throws {
    var log: [String] = []
    let screen = Screen(width: 20, height: 1) {
      Starting {
        log.append("first")
        await Task {
          await Task.yield()
          log.append("second")
        }.value
        Task {
          await Task.yield()
          log.append("third")
        }
      }
    }
    try screen.button("Start").tap()
    #expect(log.isEmpty)
    await screen.settle()
    #expect(log == ["first", "second", "third"])
  }

  @Test func doesNotWaitForAClock() async throws {
    let clock = TestClock()
    var log: [Duration] = []
    let screen = Screen(width: 20, height: 1) {
      Starting {
        for _ in 0..<2 {
          try? await clock.sleep(for: .seconds(1))
          log.append(clock.now.offset)
        }
      }
    }
    try screen.button("Start").tap()
    await screen.settle()
    #expect(log == [])
    await clock.advance(by: .seconds(5))
    #expect(log == [.seconds(1), .seconds(2)])
    #expect(clock.now.offset == .seconds(5))
  }

  /// What a sleeper does is over before the next one wakes, also where it passes an open gate.
  @Test func wakesSleepersOneAfterAnother() async throws {
    let (clock, gate) = (TestClock(), Gate<Void>())
    gate.open()
    var log: [String] = []
    func sleep(_ name: String, _ seconds: Int...) async {
      for duration in seconds {
        try? await clock.sleep(for: .seconds(duration))
        try? await gate.value()
        await Task.yield()
        log.append("\(name) at \(clock.now.offset)")
      }
    }
    let screen = Screen(width: 20, height: 1) {
      Press(label: "Start") {
        Task { await sleep("a", 3, 1) }
        Task { await sleep("b", 1, 1, 1) }
      }
    }
    try screen.button("Start").tap()
    await screen.settle()
    #expect(clock.sleeping == 2)
    await clock.advance(by: .seconds(9))
    #expect(
      log == [
        "b at 1.0 seconds", "b at 2.0 seconds", "a at 3.0 seconds", "b at 3.0 seconds",
        "a at 4.0 seconds",
      ])
  }

  @Test func waitsForWorkThatItDoesNotSee() async {
    let text = Binding.variable("")
    let screen = Screen(width: 20, height: 1) { Echo(text: text) }
    Task.detached { await MainActor.run { text.wrappedValue = "Hello" } }
    await screen.wait { text.wrappedValue == "Hello" }
    #expect(screen.text == "Hello")
  }

  @Test func asksOnlyAfterChanges() async {
    let text = Binding.variable("")
    let screen = Screen(width: 20, height: 1) { Echo(text: text) }
    var asked = 0
    Task {
      text.wrappedValue = "a"
      await Task.yield()
      await Task.yield()
      text.wrappedValue = "b"
    }
    await screen.wait {
      asked += 1
      return text.wrappedValue == "b"
    }
    #expect(asked <= 3)
  }

  @Test func namesTheTasksThatRunOn() async throws {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 2) {
        VStack {
          Starting { await forever() }
          Loading(text: .variable("")) {
            await forever()
            return ""
          }
        }
      }
      try screen.button("Start").tap()
      await screen.settle(deadline: .zero)
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 11,
          text: """
            The screen did not settle: nothing has happened on the screen for 0.0 seconds. Still \
            running:
              a task of Loading, started at BinderyTestingTests/ScreenWaitingTests.swift:11
              a task, started at BinderyTestingTests/ScreenWaitingTests.swift:\(#line - 3)

            button "Start"
            text "Loading"
            """)
      ])
  }

  @Test func namesTheTasksOfLifecycleClosures() async throws {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) { LivelyCounter(count: .variable(0)) }
      try screen.button("Count 0").tap()
      await screen.settle(deadline: .zero)
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 3,
          text: """
            The screen did not settle: nothing has happened on the screen for 0.0 seconds. Still \
            running:
              a task of LivelyCounter, started at BinderyTestingTests/ScreenWaitingTests.swift:\(#line - 4)
              a task of LivelyCounter, started at BinderyTestingTests/ScreenWaitingTests.swift:\(#line - 3)

            button "Count 1"
            """)
      ])
  }

  @Test func saysThatWhatWasWaitedForDidNotCome() async {
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) { Text(verbatim: "Hello") }
      await screen.wait(deadline: .zero) { screen.shows("Bye") }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 2,
          text: """
            What was waited for did not come: nothing has happened on the screen for 0.0 seconds. No \
            task is running.

            text "Hello"
            """)
      ])
  }

  @Test func saysWhatWaitsForTheTest() async {
    let gate = Gate<String>()
    let issues = await recordedIssues {
      let screen = Screen(width: 20, height: 1) {
        Loading(text: .variable("")) { (try? await gate.value()) ?? "" }
      }
      await gate.untilWaiting()
      await screen.wait(deadline: .zero) { screen.shows("Done") }
    }
    #expect(
      issues == [
        RecordedIssue(
          line: 5,
          text: """
            What was waited for did not come: nothing has happened on the screen for 0.0 seconds. No \
            task is running.
            Waiting for the test, at a gate or a clock:
              a task of Loading, started at BinderyTestingTests/ScreenWaitingTests.swift:11

            text "Loading"
            """)
      ])
  }

  @Test func settlesWhatIsUnmounted() async throws {
    let gate = Gate<Void>()
    var ended = false
    let screen = Screen(width: 20, height: 1) {
      Loading(text: .variable("")) {
        try? await gate.value()
        ended = true
        return ""
      }
    }
    await screen.settle()
    screen.unmount()
    await screen.settle()
    #expect(ended)
  }

  @Test func settlesWhatHearsOfTheUnmountThroughAnotherTask() async {
    let gate = Gate<Void>()
    let screen = Screen(width: 20, height: 1) {
      Text(verbatim: "Hello").task {
        let held = Task { try await gate.value() }
        // Ends when the view goes.
        for await _ in AsyncStream<Void>.makeStream().stream {}
        held.cancel()
      }
    }
    await screen.settle()
    screen.unmount()
    await screen.settle()
    #expect(gate.waiting == 0)
  }
}

private struct Echo: View {
  @Binding var text: String
  var body: some View { Text(verbatim: text) }
}

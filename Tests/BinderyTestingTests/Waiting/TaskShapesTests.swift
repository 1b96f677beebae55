import BinderyComposition
import BinderyTesting
import BinderyViews
import Testing

/// What each shape of tasks comes to: some wait at a gate, the others run, end, or await those.
@MainActor @Suite(.runtimeIssues) struct TaskShapesTests {
  private let gate = Gate<Void>()
  private let log = Log()
  private let pace = Signal()
  private let over = Signal()

  /// Something that happens once, and that no screen sees.
  private struct Signal {
    private let ends = AsyncStream<Never>.makeStream()
    func send() { ends.continuation.finish() }
    func wait() async { for await _ in ends.stream {} }
  }

  @MainActor private final class Log { var lines: [String] = [] }

  private static let tapLine = #line + 5

  /// A screen with a button that has been tapped.
  private func start(_ action: @escaping @MainActor () -> Void) throws -> Screen {
    let screen = Screen(width: 20, height: 1) { Press(label: "Start", action: action) }
    try screen.button("Start").tap()
    return screen
  }

  private func pass(_ name: String) async {
    do {
      try await gate.value()
      log.lines.append(name)
    } catch {
      log.lines.append("\(name) cancelled")
    }
  }

  /// Takes a while, and ends without a word to the screen.
  private func work(_ name: String) async {
    for _ in 0..<20 { await Task.detached {}.value }
    log.lines.append(name)
  }

  /// Goes on for as long as the test likes, and ends without a word to the screen.
  private func work() async {
    await pace.wait()
    log.lines.append("worked")
    over.send()
  }

  /// Has the work end, once the screen would wait for it.
  private func endWork(on screen: Screen) async {
    #expect(!screen.composition.isSettled)
    pace.send()
    await over.wait()
  }

  // MARK: Tasks that an action starts at once

  @Test func oneHasEndedAndOneAwaitsItsOwn() async throws {
    let screen = try start {
      Task { log.lines.append("ended") }
      Task {
        await Task { await pass("inner") }.value
        log.lines.append("outer")
      }
    }
    await screen.settle()
    #expect(log.lines == ["ended"])
    gate.open()
    await screen.settle()
    #expect(log.lines == ["ended", "inner", "outer"])
  }

  @Test func oneRunsAndOneAwaitsItsOwn() async throws {
    let screen = try start {
      Task {
        await Task { await pass("inner") }.value
        log.lines.append("outer")
      }
      Task { await work() }
    }
    await gate.untilWaiting()
    await endWork(on: screen)
    await screen.settle()
    #expect(log.lines == ["worked"])
    gate.open()
    await screen.settle()
    #expect(log.lines == ["worked", "inner", "outer"])
  }

  @Test func oneHasEndedOneWaitsAndOneRuns() async throws {
    let screen = try start {
      Task { log.lines.append("ended") }
      Task { await pass("waited") }
      Task { await work("worked") }
    }
    await screen.settle()
    #expect(log.lines == ["ended", "worked"])
    gate.open()
    await screen.settle()
    #expect(log.lines == ["ended", "worked", "waited"])
  }

  /// A handle that somebody keeps does not make the others wait for it.
  @Test func oneWaitsWhoseHandleIsKeptAndOneRuns() async throws {
    var ticker: Task<Void, Never>?
    let screen = try start {
      ticker = Task { await pass("waited") }
      Task { await work("worked") }
    }
    await screen.settle()
    #expect(log.lines == ["worked"])
    ticker?.cancel()
    await screen.settle()
    #expect(log.lines == ["worked", "waited cancelled"])
    #expect(screen.composition.runningTasks.isEmpty)
  }

  /// That it awaits another one cannot be told from other work.
  @Test func namesOneThatAwaitsAnotherOneOfTheAction() async throws {
    let issues = await recordedIssues {
      let screen = try start {
        let waiting = Task { await pass("waited") }
        Task { await waiting.value }
      }
      await screen.settle(deadline: .zero)
    }
    let words = "a task, started at BinderyTestingTests/TaskShapesTests.swift:\(Self.tapLine)"
    #expect(
      issues == [
        RecordedIssue(
          line: 5,
          text: """
            The screen did not settle: nothing has happened on the screen for 0.0 seconds. Still \
            running:
              \(words)
            Waiting for the test, at a gate or a clock:
              \(words)

            A task that awaits another one counts as running, unless it has started that one itself: \
            use wait(until:) for what such tasks show.

            button "Start"
            """)
      ])
    gate.open()
  }

  // MARK: Tasks that a task starts

  @Test func startsOneThatWaitsAndGoesOn() async throws {
    let screen = try start {
      Task {
        Task { await pass("inner") }
        await work("outer")
      }
    }
    await screen.settle()
    #expect(log.lines == ["outer"])
    gate.open()
    await screen.settle()
    #expect(log.lines == ["outer", "inner"])
  }

  @Test func startsOneThatWorksAndWaits() async throws {
    let screen = try start {
      Task {
        Task { await work("inner") }
        await pass("outer")
      }
    }
    await screen.settle()
    #expect(log.lines == ["inner"])
    gate.open()
    await screen.settle()
    #expect(log.lines == ["inner", "outer"])
  }

  @Test func awaitsOneThatAwaitsOneThatWaits() async throws {
    let screen = try start {
      Task {
        await Task { await Task { await pass("innermost") }.value }.value
        log.lines.append("outer")
      }
    }
    await screen.settle()
    #expect(log.lines.isEmpty)
    gate.open()
    await screen.settle()
    #expect(log.lines == ["innermost", "outer"])
  }

  @Test func isCancelledWhileItAwaitsItsOwn() async throws {
    let screen = Screen(width: 20, height: 1) {
      Text(verbatim: "Hello").task {
        let inner = Task { await pass("inner") }
        await withTaskCancellationHandler {
          await inner.value
        } onCancel: {
          inner.cancel()
        }
        log.lines.append("outer")
      }
    }
    await screen.settle()
    #expect(gate.waiting == 1)
    screen.unmount()
    await screen.settle()
    #expect(log.lines == ["inner cancelled", "outer"])
  }

  /// What a view's task starts is not in the way of the task's being cancelled.
  @Test func isCancelledThoughAnotherTaskHasItsToken() async throws {
    let screen = Screen(width: 20, height: 1) {
      Text(verbatim: "Hello").task {
        Task { await pass("inner") }
        await pass("outer")
      }
    }
    await screen.settle()
    #expect(gate.waiting == 2)
    screen.unmount()
    #expect(screen.composition.runningTasks.allSatisfy { $0.isCancelled })
    gate.open()
    await screen.settle()
    #expect(Set(log.lines) == ["inner", "outer cancelled"])
  }

  // MARK: Child tasks

  @Test func oneChildWaitsAndAnotherTaskRuns() async throws {
    let screen = try start {
      Task {
        async let a: Void = pass("a")
        async let b: Void = pass("b")
        _ = await (a, b)
      }
      Task { await work() }
    }
    await gate.untilWaiting(2)
    await endWork(on: screen)
    await screen.settle()
    #expect(log.lines == ["worked"])
    gate.open()
    await screen.settle()
    #expect(Set(log.lines) == ["worked", "a", "b"])
  }

  /// A task counts as waiting once a child of it does, though others may run.
  @Test func oneOfThreeChildrenWaits() async throws {
    let screen = try start {
      Task {
        await withTaskGroup { group in
          group.addTask { await pass("a") }
          group.addTask { await work() }
          group.addTask {}
        }
        log.lines.append("all")
      }
    }
    await screen.settle()
    #expect(gate.waiting == 1)
    #expect(log.lines.isEmpty)
    pace.send()
    await over.wait()
    gate.open()
    await screen.settle()
    #expect(log.lines == ["worked", "a", "all"])
  }

  @Test func childrenAreCancelledWithTheirTask() async throws {
    let screen = Screen(width: 20, height: 1) {
      Text(verbatim: "Hello").task {
        async let a: Void = pass("a")
        await withTaskGroup { group in
          group.addTask { await pass("b") }
          group.addTask { await work("c") }
        }
        await a
        log.lines.append("all")
      }
    }
    await gate.untilWaiting(2)
    screen.unmount()
    await screen.settle()
    #expect(Set(log.lines) == ["a cancelled", "b cancelled", "c", "all"])
    #expect(log.lines.last == "all")
    #expect(screen.composition.runningTasks.isEmpty)
  }
}

import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// Something to wait for that does not heed cancellation.
@MainActor private final class Door {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func pass() async {
    if !isOpen { await withCheckedContinuation { waiters.append($0) } }
  }
  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}

/// Waits until it is cancelled.
@concurrent private func waitForCancellation() async {
  let stream = AsyncStream<Void> { _ in }
  for await _ in stream {}
}

private struct Loading: View {
  @Binding var id: Int
  @Binding var isOn: Bool
  let log: CallLog
  var body: some View {
    if isOn {
      Text(verbatim: "loading \(id)")
        .task(id: id) { [id] in
          log("start \(id)")
          await waitForCancellation()
          log("end \(id), cancelled \(Task.isCancelled)")
        }
    }
  }
}

private struct Feed: View {
  @State private var isLoading = false
  @State private var titles: [String] = []
  let door: Door
  let log: CallLog
  var body: some View {
    Text(verbatim: isLoading ? "loading" : titles.joined(separator: ","))
      .onChange(of: isLoading) { log("isLoading \(isLoading)") }
      .task { await load() }
  }
  private func load() async {
    isLoading = true
    await door.pass()
    titles = ["a", "b"]
    isLoading = false
  }
}

private struct Stubborn: View {
  let door: Door
  let write: @MainActor () -> Void
  var body: some View {
    Text(verbatim: "stubborn")
      .task(name: "refresh", file: "App/Stubborn.swift", line: 12) {
        await door.pass()
        write()
      }
  }
}

private struct Keeping: View {
  @State private var own = 0
  @Binding var outer: Int
  let door: Door
  var body: some View {
    Text(verbatim: "\(own) \(outer)")
      .task {
        await door.pass()
        own += 1
        outer += 1
      }
  }
}

private struct Optionally<Content: View>: View {
  @Binding var isOn: Bool
  let content: Content
  var body: some View {
    if isOn { content }
  }
}

/// The ways in which client code passes what a task does.
private struct Forms: View {
  @Binding var number: Int
  let log: CallLog
  var body: some View {
    Text(verbatim: "forms")
      .task { await load() }
      .task { try? await fail() }
      .task(priority: .background) { @MainActor in log("main") }
      .task(load)
      .task(id: number, load)
      .task(id: number, priority: .low) { await load() }
      .task { number = await Forms.fetch() }
      .task(elsewhere)
  }
  func load() async { log("load") }
  func fail() async throws { throw CancellationError() }
  nonisolated func elsewhere() async {}
  nonisolated static func fetch() async -> Int { 3 }
}

@MainActor @Suite struct TaskTests {
  /// Fact 26.
  @Test func runsAgainWhenItsIdentityChanges() async {
    let (id, isOn, log) = (Binding.variable(0), Binding.variable(true), CallLog())
    let composition = Composition(width: 20, height: 1) { Loading(id: id, isOn: isOn, log: log) }
    #expect(log.take() == [])
    id.wrappedValue = 1
    composition.flush()
    isOn.wrappedValue = false
    await composition.settle()
    #expect(
      log.take().sorted() == [
        "end 0, cancelled true", "end 1, cancelled true", "start 0", "start 1",
      ])
    #expect(composition.runningTasks.isEmpty)
  }

  @Test func isShownBetweenItsSteps() async {
    let (door, log) = (Door(), CallLog())
    let composition = Composition(width: 20, height: 1) { Feed(door: door, log: log) }
    composition.perform { Task { door.open() } }
    await composition.settle()
    #expect(composition.shown == "a,b")
    #expect(log.take() == ["isLoading true", "isLoading false"])
  }

  @Test func compilesAsClientsWriteIt() async {
    let (number, log) = (Binding.variable(1), CallLog())
    let composition = Composition(width: 20, height: 1) { Forms(number: number, log: log) }
    await composition.settle()
    #expect(number.wrappedValue == 3)
    // The two that depend on the number have run again.
    #expect(log.take().sorted() == Array(repeating: "load", count: 6) + ["main"])
  }

  @Test func settlingAwaitsTasksThatTasksHaveStarted() async {
    let log = CallLog()
    let composition = Composition(width: 20, height: 1) { Text(verbatim: "a") }
    composition.perform {
      Task {
        await Task.yield()
        Task {
          await Task.yield()
          Task { log("innermost") }
        }
      }
    }
    await composition.settle()
    #expect(log.take() == ["innermost"])
  }

  @Test func settlingReturnsWhereNothingRuns() async {
    let composition = Composition(width: 20, height: 1) { Text(verbatim: "a") }
    await composition.settle()
    composition.unmount()
    await composition.settle()
  }

  @Test func compositionsSettleByThemselves() async {
    let (door, log) = (Door(), CallLog())
    let waiting = Composition(width: 20, height: 1) { Feed(door: door, log: log) }
    let other = Composition(width: 20, height: 1) { Text(verbatim: "a") }
    await other.settle()
    #expect(waiting.runningTasks.count == 1)
    door.open()
    async let first: Void = waiting.settle()
    async let second: Void = waiting.settle()
    _ = await (first, second)
    #expect(waiting.shown == "a,b")
  }

  @Test func aTaskThatNeverEndsHoldsNeitherAFlushNorACancelledWaiter() async {
    let door = Door()
    let composition = Composition(width: 20, height: 1) { Stubborn(door: door) {} }
    composition.flush()
    let waiting = Task { await composition.settle() }
    waiting.cancel()
    await waiting.value
    #expect(
      composition.runningTasks.map(\.description) == [
        #"The task "refresh" of Stubborn, started at App/Stubborn.swift:12,"#
      ])
    door.open()
    await composition.settle()
    #expect(composition.runningTasks.isEmpty)
  }

  /// Fact 34.
  @Test func oneThatIgnoresItsCancellationIsNamed() async {
    let (door, issues) = (Door(), ReportedIssues())
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) {
      Stubborn(door: door) {}
    }
    composition.flush()
    composition.unmount()
    await composition.settle(patience: .zero)
    #expect(issues.kinds == [.uncancelledTask])
    #expect(
      issues.messages == [
        #"The task "refresh" of Stubborn, started at App/Stubborn.swift:12, was still running "#
          + "after its view had gone and it had been cancelled."
      ])
    #expect(issues.all.first?.fileID == "App/Stubborn.swift")
    #expect(issues.all.first?.line == 12)
    door.open()
    await composition.settle()
    #expect(issues.kinds.count == 1)
  }

  /// Fact 34.
  @Test func aTaskThatHeedsItsCancellationIsNot() async {
    let (id, isOn, log) = (Binding.variable(0), Binding.variable(true), CallLog())
    let issues = ReportedIssues()
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) {
      Loading(id: id, isOn: isOn, log: log)
    }
    composition.unmount()
    await composition.settle()
    #expect(log.take() == ["start 0", "end 0, cancelled true"])
    #expect(issues.kinds == [])
  }

  /// Fact 34.
  @Test func aWriteAfterTheEndIsDroppedUnlessAnAncestorOwnsTheStorage() async {
    let (door, issues) = (Door(), ReportedIssues())
    let (isOn, outer) = (Binding.variable(true), Binding.variable(0))
    let composition = Composition(width: 20, height: 1, issueHandler: issues.handler) {
      Optionally(isOn: isOn, content: Keeping(outer: outer, door: door))
    }
    composition.perform { Task { isOn.wrappedValue = false } }
    composition.flush()
    composition.perform {
      Task {
        composition.flush()
        door.open()
      }
    }
    await composition.settle()
    #expect(issues.kinds == [.writeAfterUnmount])
    #expect(outer.wrappedValue == 1)
    #expect(composition.shown == "")
  }

  @Test func isReleasedWithItsComposition() async {
    final class Resource {}
    weak var resource: Resource?
    weak var gone: Composition?
    do {
      let made = Resource()
      resource = made
      let composition = Composition(width: 20, height: 1) {
        Text(verbatim: "a")
          .task {
            _ = made
            await waitForCancellation()
          }
      }
      gone = composition
      composition.flush()
      composition.unmount()
      await composition.settle()
    }
    #expect(resource == nil)
    #expect(gone == nil)
  }
}

public import BinderyBindings
package import BinderyViews

/// A mounted view: the only owner of storage, and the graph that keeps the tree up to date.
///
/// A write marks the nodes that read what was written; a flush evaluates those, lays out what
/// changed and paints it. Two compositions share nothing.
@MainActor public final class Composition {
  /// Called for each runtime issue; without it the task-local handler is, or standard error.
  public var issueHandler: (@Sendable (RuntimeIssue) -> Void)?

  /// Called once when something has been marked since the last flush.
  package var invalidationHandler: (@MainActor () -> Void)?
  /// What lays out and paints the tree.
  package var renderer: (any Renderer)?
  /// The node over everything.
  package private(set) var top: LayoutNode!
  /// The nodes that show a layer above the screen, the last on top.
  package private(set) var layers: [AnyPresentationNode] = []
  /// Places where layout has something to look at.
  @exclusivity(unchecked) package var changes: ContiguousArray<LayoutChange> = []

  let preferences = PreferenceGraph()
  let tasks = TaskTracker()
  /// The composition whose storage this one shows, where it was made to compare frames.
  let donor: Composition?
  private let queue = MarkQueue()
  private var drivers: [ObjectIdentifier: AnyObject] = [:]
  private var bodyCounters: [BodyCounter] = []
  private var pendingActions: [@MainActor () -> Void] = []
  private var pendingTasks: [PendingTask] = []
  private var changedValues: [String] = []
  private var round = 0
  private var isFlushing = false
  private var isInvalid = false
  private var remount: ((Composition) -> Void)?
  var spareRegistration: ObservationRegistration?
  private(set) var nodesMarked = 0
  private(set) var flushes = 0

  package init<Root: View>(
    _ root: Root, environment: EnvironmentValues,
    issueHandler: (@Sendable (RuntimeIssue) -> Void)? = nil, donor: Composition? = nil
  ) {
    self.donor = donor
    var environment = environment
    if environment.object(FocusCenter.self) == nil { environment.setObject(FocusCenter()) }
    self.environment = environment
    self.issueHandler = issueHandler
    top = LayoutNode(top: self, environment: environment.storage)
    remount = { other in
      var view = root
      other.driver(for: Root.self).make(&view, in: other.top)
    }
    remount?(self)
    changes.append(LayoutChange(node: top, index: -1))
  }

  /// The environment of the root.
  private let environment: EnvironmentValues

  isolated deinit { unmount() }

  /// The driver for a type of view: made once, then shared by all its nodes.
  func driver<V: View>(for type: V.Type) -> ViewDriver<Node, V> {
    if let known = drivers[ObjectIdentifier(type)] {
      return unsafeDowncast(known, to: ViewDriver<Node, V>.self)
    }
    let driver = V._driver(from: DriverFactory(composition: self))
    drivers[ObjectIdentifier(type)] = driver
    return driver
  }

  /// Whether the tree is still mounted.
  public var isMounted: Bool { top.isMounted }

  /// Takes the tree down: tasks are cancelled, storage ends. Nothing is mounted afterwards.
  public func unmount() {
    guard top.isMounted else { return }
    top.unmount()
    layers = []
    pendingTasks = []
    runPendingActions()
  }
}

// MARK: - Marking

extension Composition {
  @inline(__always) func enqueue(_ node: Node) {
    nodesMarked &+= 1
    queue.add(node)
    invalidate()
  }

  private func invalidate() {
    if isInvalid || isFlushing { return }
    isInvalid = true
    invalidationHandler?()
  }

  /// Has layout look at a leaf (its position in `node`), or at a layout node itself (-1).
  @inline(__always) package func noteChange(of node: Node, at index: Int = -1) {
    changes.append(LayoutChange(node: node, index: index))
    invalidate()
  }
}

/// A place where layout has something to look at.
package struct LayoutChange {
  package let node: Node
  /// The position of a leaf in the node, or -1 for the node itself.
  package let index: Int
}

// MARK: - Flushing

extension Composition {
  private static var roundLimit: Int { 100 }

  /// Brings the tree, the layout and the frame up to date.
  ///
  /// Nodes are taken by depth, parents first. Actions that were waiting (`onAppear`, `onChange`,
  /// preferences) run then, and what they change is taken up in further rounds, at most 100.
  /// - Complexity: O(what changed).
  public func flush() {
    if isFlushing || !top.isMounted { return }
    isFlushing = true
    defer { isFlushing = false }
    isInvalid = false
    flushes &+= 1
    round = 0
    while true {
      queue.drain()
      renderer?.layOut()
      preferences.notify(below: top)
      if pendingActions.isEmpty && queue.isEmpty && changes.isEmpty { break }
      round += 1
      if round > Self.roundLimit {
        reportCycle()
        break
      }
      if !pendingActions.isEmpty { runPendingActions() }
    }
    changedValues.removeAll()
    renderer?.paint()
    if !pendingTasks.isEmpty { startPendingTasks() }
  }

  private func runPendingActions() {
    let actions = pendingActions
    pendingActions = []
    for action in actions { perform(action) }
  }

  private func reportCycle() {
    pendingActions = []
    let values = changedValues.suffix(5).joined(separator: "\n  ")
    report(
      RuntimeIssue(
        .updateCycle,
        "An update did not settle after \(Self.roundLimit) rounds."
          + (values.isEmpty ? "" : " The last values that changed:\n  \(values)"),
        advice: """
          An onChange, a preference or a layout keeps changing what it depends on. The rest was \
          dropped. Change the value only where it differs from what it should be.
          """))
  }

  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    if donor != nil { return }
    pendingActions.append(action)
    invalidate()
  }

  /// Remembers a value that changed, once an update takes suspiciously long.
  func noteChangedValue(_ describe: () -> String) {
    if round > Self.roundLimit - 10 { changedValues.append(describe()) }
  }
}

// MARK: - Tasks

extension Composition {
  /// Runs an action as the composition's own: tasks that it starts are tracked, and issues that
  /// it raises are reported here.
  package func perform(
    _ action: @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    RuntimeContext.$current.withValue(tasks.makeToken(handler: issueHandler)) { action() }
  }

  func startTask(
    _ handle: TaskHandle, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) {
    if donor != nil { return }
    pendingTasks.append(PendingTask(handle: handle, priority: priority, action: action))
    invalidate()
  }

  private func startPendingTasks() {
    let starting = pendingTasks
    pendingTasks = []
    for pending in starting where !pending.handle.isCancelled {
      RuntimeContext.$current.withValue(tasks.makeToken(handler: issueHandler)) {
        pending.handle.task = Task(priority: pending.priority) { @MainActor in
          await pending.action()
        }
      }
    }
  }

  /// Waits until no task that the composition tracks is running, flushing what they change.
  ///
  /// Tracked are `.task` and each `Task { }` that is started in an action or a lifecycle closure.
  /// Detached tasks and work on queues are not.
  public func settle() async {
    let outer = invalidationHandler
    invalidationHandler = { [tasks] in
      outer?()
      tasks.signal()
    }
    defer { invalidationHandler = outer }
    while true {
      let seen = tasks.eventCount
      flush()
      if tasks.isIdle && !isInvalid { return }
      await tasks.wait(after: seen)
    }
  }
}

/// A task that waits for the flush to be over.
private struct PendingTask {
  let handle: TaskHandle
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

// MARK: - Layers and issues

extension Composition {
  func addLayer(of node: AnyPresentationNode) {
    layers.append(node)
    noteChange(of: top)
  }

  func removeLayer(of node: AnyPresentationNode) {
    layers.removeAll { $0 === node }
    noteChange(of: top)
  }

  /// Hands an issue to the handler of this composition. Returns false if it has none.
  func handle(_ issue: RuntimeIssue) -> Bool {
    guard let issueHandler else { return false }
    issueHandler(issue)
    return true
  }

  /// Reports an issue of the composition itself.
  func report(_ issue: RuntimeIssue) {
    if !handle(issue) { reportIssue(issue) }
  }
}

// MARK: - Counters

extension Composition {
  func counter<V: View>(for type: V.Type) -> BodyCounter {
    let counted = (type as? any DelegatingView.Type)?.delegate ?? type
    let counter = BodyCounter(type: counted)
    bodyCounters.append(counter)
    return counter
  }

  /// What the composition has done since it was made.
  public var counters: Counters {
    var counters = Counters()
    for body in bodyCounters where body.count > 0 {
      if body.isKit {
        counters.kitBodyEvaluations += body.count
      } else {
        counters.bodyEvaluations[body.name, default: 0] += body.count
      }
    }
    counters.nodesMarked = nodesMarked
    counters.flushes = flushes
    renderer?.count(into: &counters)
    return counters
  }
}

// MARK: - Rebuilding

extension Composition {
  /// Mounts the root once more over the same storage, with nothing kept from this tree.
  package func rebuilt() -> Composition { Composition(rebuilding: self) }

  private convenience init(rebuilding other: Composition) {
    self.init(
      EmptyView(), environment: other.environment, issueHandler: { _ in }, donor: other)
    top.removeChildren()
    other.remount?(self)
    changes = [LayoutChange(node: top, index: -1)]
  }
}

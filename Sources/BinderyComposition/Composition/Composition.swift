public import BinderyBindings
package import BinderyViews

/// A mounted view: the only owner of storage, and the graph that keeps the tree up to date.
///
/// A write marks the nodes that read what was written; a flush evaluates those, lays out what
/// changed and paints it. Two compositions share nothing but what is known about types.
@MainActor public final class Composition {
  /// Called for each runtime issue. Without it an issue goes to the task-local handler, else to
  /// standard error.
  public var issueHandler: (@Sendable (RuntimeIssue) -> Void)?

  /// Called once when something has been marked since the last flush.
  ///
  /// It may only take note: it can be called in the midst of a write.
  @exclusivity(unchecked) package var invalidationHandler: (@MainActor () -> Void)?
  /// Keeps what lays out and paints the tree.
  @exclusivity(unchecked) private var keptRenderer: Renderer?
  @exclusivity(unchecked) private var knownRenderer: Unmanaged<Renderer>?
  // Not stored: another module would check for exclusive access.
  /// What lays out and paints the tree, to be asked without being retained.
  package var renderer: Unmanaged<Renderer> { knownRenderer ?? showNothing() }

  private func showNothing() -> Unmanaged<Renderer> {
    let renderer = Renderer(self)
    show(on: renderer)
    return .passUnretained(renderer)
  }

  /// Has a renderer show the tree from here on.
  package func show(on renderer: Renderer) {
    keptRenderer = renderer
    knownRenderer = .passUnretained(renderer)
  }

  /// The node over everything.
  @exclusivity(unchecked) package private(set) var top: LayoutNode!
  /// The nodes that show a layer above the screen, the last on top.
  @exclusivity(unchecked) package internal(set) var layers: [AnyPresentationNode] = []
  /// Whether anything is shown above the screen.
  package var hasLayers: Bool { !layers.isEmpty }
  /// Where the renderer painted last.
  @exclusivity(unchecked) private(set) var paintedPlace = PaintedPlace()

  /// Tells where something is being painted.
  package func note(_ place: PaintedPlace) { paintedPlace = place }

  /// Places where layout has something to look at.
  @exclusivity(unchecked) var changes: ContiguousArray<LayoutChange> = []
  /// How often an observable object has said that something which a mounted view read will change.
  package internal(set) var observedChanges = 0

  /// Views to be scrolled to once the tree is laid out.
  @exclusivity(unchecked) var scrollRequests: [ScrollRequest] = []

  let preferences = PreferenceGraph()
  let tasks = TaskTracker()
  /// The values that `AppStorage` and `SceneStorage` name.
  let namedValues = NamedValues()
  /// The composition whose storage this one shows, where it was made to compare frames.
  let donor: Composition?
  /// The nodes whose counterparts in the donor are known.
  var donors: [ObjectIdentifier: Counterpart] = [:]
  let queue = MarkQueue()
  @exclusivity(unchecked) var phase = FlushPhase.idle
  @exclusivity(unchecked) var pendingActions: [PendingAction] = []
  /// On whose behalf the actions of views' lives run, where that is known: the line of a test.
  package var actionSite: (fileID: String, line: Int)?
  @exclusivity(unchecked) var pendingTasks: [PendingTask] = []
  /// Nodes whose content asked where it is.
  @exclusivity(unchecked) var placedReaders: ContiguousArray<AnyReaderNode> = []
  /// Nodes that have gone while a list may have named them: the queue, the changes, the damage.
  @exclusivity(unchecked) var named: ContiguousArray<Node> = []
  /// Nodes that have gone, whose storage ends once their last actions have run.
  @exclusivity(unchecked) var departed: [Node] = []
  @exclusivity(unchecked) var changedValues: [String] = []
  @exclusivity(unchecked) var round = 0
  /// Whether something has been marked since the last flush.
  @exclusivity(unchecked) var isInvalid = false
  /// Whether it has been reported that views are nested too deeply.
  var hasReportedShortage = false
  /// How many callers wait for the tasks to end.
  @exclusivity(unchecked) var settling = 0
  /// How many callers wait for something to happen, those included.
  @exclusivity(unchecked) var waiting = 0
  private(set) var bodyCounters: [BodyCounter] = []
  private var drivers: [ObjectIdentifier: AnyObject] = [:]
  private var remount: ((Composition) -> Void)?
  private var mustUnmount = false
  /// The environment of the root.
  private var environment: EnvironmentValues
  @exclusivity(unchecked) var nodesMarked = 0
  @exclusivity(unchecked) package internal(set) var flushes = 0

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
    tasks.owner = self
    remount = { other in
      var view = root
      other.driver(for: Root.self).make(&view, in: other.top)
    }
    mount(from: self)
  }

  /// Mounts the root of a composition, which may be this one.
  private func mount(from other: Composition) {
    phase = .updating
    other.remount?(self)
    phase = .idle
    noteChange(of: top)
  }

  isolated deinit {
    unmount()
    tasks.owner = nil
  }

  /// The driver for a type of view: made once, then shared by all its nodes.
  func driver<V: View>(for type: V.Type) -> ViewDriver<Node, V> {
    if let known = drivers[ObjectIdentifier(type)] {
      return unsafeDowncast(known, to: ViewDriver<Node, V>.self)
    }
    let driver = V._driver(from: DriverFactory(composition: self))
    drivers[ObjectIdentifier(type)] = driver
    return driver
  }

  /// Makes what counts the bodies of a type of view.
  func counter<V: View>(for type: V.Type) -> BodyCounter {
    let counted = (type as? any DelegatingView.Type)?.delegate ?? type
    let counter = BodyCounter(type: counted)
    bodyCounters.append(counter)
    return counter
  }
}

// MARK: - Unmounting

extension Composition {
  /// Whether the tree is still mounted.
  public var isMounted: Bool { top.isMounted }

  /// Takes the tree down: tasks are cancelled, `onDisappear` runs, storage ends.
  ///
  /// The views, and with them the models that nobody else holds, are released. Nothing is mounted
  /// afterwards. Called while bodies are being evaluated, it takes effect when they are done.
  public func unmount() {
    guard top.isMounted else { return }
    if phase == .updating {
      mustUnmount = true
      return
    }
    let outer = phase
    phase = .acting
    top.unmount()
    pendingTasks = []
    runPendingActions()
    endDeparted()
    phase = outer
    forget()
  }

  func unmountIfAsked() {
    if mustUnmount { unmount() }
  }

  /// Lets go of everything that belongs to the users of the composition.
  private func forget() {
    pendingActions = []
    layers = []
    remount = nil
    isInvalid = false
    environment = EnvironmentValues()
    top.forget(environment.storage)
    queue.removeAll()
    changes = []
    named = []
    namedValues.removeAll()
    donors = [:]
  }
}

// MARK: - Rebuilding

extension Composition {
  /// Mounts the root once more over the same storage, with nothing kept from this tree.
  package func rebuilt() -> Composition { Composition(rebuilding: self) }

  private convenience init(rebuilding other: Composition) {
    self.init(
      EmptyView(), environment: other.environment, issueHandler: { _ in }, donor: other)
    mount(from: other)
  }
}

public import BinderyComposition
public import BinderyText
public import BinderyViews
public import Testing

/// A mounted view that a test looks at and acts on as a person would.
///
/// ```swift
/// let screen = Screen { LoginForm(email: email, password: password) }
/// try screen.textField("Email").type("ana@example.com")
/// try screen.button("Log in").tap()
/// await screen.settle()
/// ```
/// A screen owns one composition and shares nothing with other screens. The runtime issues of that
/// composition fail the test, at the line of the call of the screen that came next; those that are
/// left when the screen goes, at the line that made it.
@MainActor public final class Screen {
  /// The composition that the view is mounted in, for its counters.
  public let composition: Composition
  /// How long `settle()` and `wait(until:)` let nothing happen before they fail.
  public var deadline: Duration

  /// The tree as it was read last, and when that was.
  private var lastTree: (tree: SemanticElement, flushes: Int)?
  private let issues: IssueLog
  private let origin: SourceLocation

  /// Mounts a view.
  /// - Parameters:
  ///   - width: The columns of the screen.
  ///   - height: The rows of the screen.
  ///   - environment: What the view finds in its environment.
  ///   - deadline: How long `settle()` and `wait(until:)` let nothing happen before they fail.
  public init<Root: View>(
    width: Int = 80, height: Int = 24, environment: EnvironmentValues = EnvironmentValues(),
    deadline: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ root: () -> Root
  ) {
    let issues = IssueLog(origin: sourceLocation)
    let mounting = Turn(at: sourceLocation, stage: .updating)
    composition = Turn.$current.withValue(mounting) {
      Composition(
        width: width, height: height, environment: environment,
        actionSite: (sourceLocation.fileID, sourceLocation.line),
        issueHandler: { issue in
          if !(IssueExpectation.current?.takes(issue) ?? false) { issues.add(issue) }
        },
        root)
    }
    mounting.stage = .over
    self.issues = issues
    self.deadline = deadline
    origin = sourceLocation
    WriteRecorder.current?.keep(self)
    recordIssues(at: sourceLocation)
  }

  // Not isolated: an isolated deinit does not know the test that it runs in.
  deinit { issues.record(at: origin) }

  /// What a person would see.
  ///
  /// Pending changes are flushed first.
  public var frame: Frame { composition.frame }

  /// What a person would see, as the characters of each row.
  public var text: String { frame.text }

  /// What the composition has done since it was made.
  public var counters: Counters { composition.counters }

  /// What is on the screen, as a person tells it apart. It is read once for as long as nothing
  /// changes.
  var tree: SemanticElement {
    composition.flush()
    if let lastTree, lastTree.flushes == composition.flushes { return lastTree.tree }
    let tree = composition.semanticTree
    lastTree = composition.isMounted ? (tree, composition.flushes) : nil
    return tree
  }

  /// Lets go of the tree, since what can be done with its elements holds the models of the views.
  func forgetTree() { lastTree = nil }

  /// What is on the screen in lines: role, label, value and state, indented by depth.
  public var outline: String {
    tree.children.map(\.outline).joined(separator: "\n")
  }

  /// Changes the size of the screen, in cells.
  public func resize(
    width: Int, height: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    turn(at: sourceLocation, .updating) { composition.resize(width: width, height: height) }
  }

  /// Brings the screen up to date after writes from outside, so that its lifecycle actions run.
  public func flush(sourceLocation: SourceLocation = #_sourceLocation) {
    turn(at: sourceLocation, .updating) {}
  }

  /// Takes the view down: tasks are cancelled, storage ends.
  public func unmount(sourceLocation: SourceLocation = #_sourceLocation) {
    turn(at: sourceLocation, .updating) { composition.unmount() }
  }
}

// MARK: - Turns

extension Screen {
  /// Runs something on behalf of a line of the test, then brings the screen up to date.
  func turn(at location: SourceLocation, _ stage: Turn.Stage, _ action: @MainActor () -> Void) {
    forgetTree()
    let turn = Turn(at: location, stage: stage)
    composition.actionSite = (location.fileID, location.line)
    Turn.$current.withValue(turn) {
      action()
      turn.stage = .updating
      composition.flush()
    }
    turn.stage = .over
    recordIssues(at: location)
  }

  /// Runs an action of an element as a person's, then brings the screen up to date.
  func perform(at location: SourceLocation, _ action: @MainActor () -> Void) {
    turn(at: location, .acting) {
      composition.perform(action, fileID: location.fileID, line: location.line)
    }
  }

  /// Fails the test for the issues that were raised since the last call.
  func recordIssues(at location: SourceLocation) { issues.record(at: location) }
}

/// What a composition has done: the proof of what an update costs.
public struct Counters: Hashable, Sendable {
  /// Evaluations of the bodies of users' views, by the name of the type.
  public var bodyEvaluations: [String: Int] = [:]
  /// Evaluations of the bodies of the kit's own views.
  public var kitBodyEvaluations = 0
  /// Nodes that a change has marked.
  public var nodesMarked = 0
  /// Layout nodes and leaves that were measured anew.
  public var nodesLaidOut = 0
  /// Cells that were painted, columns × rows.
  public var cellsPainted = 0
  /// Rows of the frame that were painted again, at least in part, added up. They may show the same
  /// as before.
  public var rowsChanged = 0
  /// Calls of `flush` that did anything at all.
  public var flushes = 0

  /// Makes counters that stand at zero.
  public init() {}

  /// Evaluations of the bodies of users' views, all types together.
  public var userBodyEvaluations: Int { bodyEvaluations.values.reduce(0, +) }

  /// What was done between two moments.
  public static func - (later: Counters, earlier: Counters) -> Counters {
    var difference = later
    for (name, count) in earlier.bodyEvaluations {
      difference.bodyEvaluations[name, default: 0] -= count
    }
    difference.bodyEvaluations = difference.bodyEvaluations.filter { $0.value != 0 }
    difference.kitBodyEvaluations -= earlier.kitBodyEvaluations
    difference.nodesMarked -= earlier.nodesMarked
    difference.nodesLaidOut -= earlier.nodesLaidOut
    difference.cellsPainted -= earlier.cellsPainted
    difference.rowsChanged -= earlier.rowsChanged
    difference.flushes -= earlier.flushes
    return difference
  }
}

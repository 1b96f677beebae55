package import BinderyMeasuring

/// What a style does while the script runs.
package struct RunCounts: Equatable, Sendable {
  /// The steps of the script: the interactions.
  package var steps = 0
  /// Bodies of the feature's own views that the steps evaluated, all together.
  package var bodies = 0
  /// Cells that the steps painted, all together.
  package var cells = 0
  /// Nanoseconds a step takes, on average over a run; the samples are runs. Nil if not measured.
  package var time: Summary?
  /// Blocks of memory allocated in a run, from mounting to teardown. Nil where they cannot be
  /// counted.
  package var allocations: Int?
  /// Objects that the style made and watched.
  package var watched = 0
  /// Those that were still alive after teardown.
  package var alive = 0
  /// Those that were still alive when each `weak` had been forgotten.
  package var aliveIfForgotten = 0

  /// Makes counts of nothing.
  package init() {}
}

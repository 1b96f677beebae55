/// An action whose tasks are not over, or the task of a view.
package struct RunningTask: Sendable, CustomStringConvertible {
  /// Who started it, and where.
  package internal(set) var origin: TaskOrigin
  /// Whether it was told to stop.
  package internal(set) var isCancelled = false
  /// Whether it waits for something that only a test can give.
  package internal(set) var isParked = false

  /// What an issue calls it.
  package var description: String {
    var text = origin.name.map { "The task \"\($0)\"" } ?? "A task"
    if let view = origin.view { text += " of \(view)" }
    return text + ", started at \(origin.fileID):\(origin.line),"
  }
}

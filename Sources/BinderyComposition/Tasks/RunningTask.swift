/// An action whose tasks are not over, or the task of a view.
package struct RunningTask: Sendable, CustomStringConvertible {
  /// Who started it, and where.
  package let origin: TaskOrigin
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

/// Who started a task, and where in the program.
package struct TaskOrigin: Sendable, Hashable {
  /// The name that the task was given.
  package var name: String?
  /// The view it belongs to.
  package var view: String?
  /// The file, as `#fileID` gives it.
  package var fileID: String
  /// The line in the file.
  package var line: Int
}

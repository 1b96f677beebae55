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

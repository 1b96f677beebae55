import BinderyComposition
import Testing

extension WriteRecorder {
  /// How many unexpected writes are traced to their lines.
  private static var traceLimit: Int { 5 }

  /// What is wrong at the end, each failure at the line that it belongs to.
  var remainingFailures: [TestFailure] {
    var failures: [TestFailure] = []
    let writes = writes
    for (index, entry) in journal.entries.enumerated()
    where !entry.isExpected && exhaustivity.covers(entry.write.name) {
      let isTraced = failures.count < Self.traceLimit
      let message = RecorderFailure.unexpected(
        entry.write, in: writes, at: index, isTraced: isTraced)
      failures.append(
        TestFailure(message, at: location(of: entry.write, isTraced: isTraced)))
    }
    if !exhaustivity.isComplete { return failures }
    for screen in screens {
      for task in screen.composition.runningTasks {
        failures.append(
          TestFailure(RecorderFailure.running(task), at: location(of: task.origin)))
      }
    }
    return failures
  }

  /// The line of the test that led to a write; the line that made the recorder if that is unknown.
  private func location(of write: RecordedWrite, isTraced: Bool) -> SourceLocation {
    if let location = write.actionLocation { return location }
    guard isTraced, let line = write.trace?.line(in: origin.filePath) else { return origin }
    return origin.at(line: line)
  }

  private func location(of task: TaskOrigin) -> SourceLocation {
    task.fileID == origin.fileID ? origin.at(line: task.line) : origin
  }
}

extension SourceLocation {
  /// Another line of the same file.
  fileprivate func at(line: Int) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
  }
}

import Foundation
import Testing

/// Fails the current test, unless a `FailureLog` collects the failures of what is running.
///
/// Where there is no test, the failure is also printed to standard error: XCTest does not take what
/// is recorded with Swift Testing (Swift 6.3 on Linux), and it would be lost.
func fail(_ text: String, at location: SourceLocation) {
  if let log = FailureLog.current {
    log.add(TestFailure(text, at: location))
    return
  }
  Issue.record(Comment(rawValue: text), sourceLocation: location)
  if Test.current != nil { return }
  let line = "\(location.fileID):\(location.line): \(text)\n"
  FileHandle.standardError.write(Data(line.utf8))
}

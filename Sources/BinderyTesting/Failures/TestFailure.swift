import Foundation
package import Testing

/// A failure that the kit has found: its text, and the line of the test that it belongs to.
package struct TestFailure: Sendable {
  package let message: String
  package let location: SourceLocation

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  /// Fails the current test, unless a `FailureLog` collects its failures.
  ///
  /// Where there is no current test (in a detached task, or an `XCTestCase`) the text goes to
  /// standard error too, since the failure may belong to nothing.
  package func record() {
    if let log = FailureLog.current {
      log.add(self)
      return
    }
    if Test.current == nil {
      let text = "\(location.fileID):\(location.line): \(message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

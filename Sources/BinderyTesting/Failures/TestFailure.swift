import Testing

/// A failure that the kit has found: its text, and the line of the test that it belongs to.
struct TestFailure: Sendable {
  let message: String
  let location: SourceLocation

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  /// Fails the current test.
  func record() { fail(message, at: location) }
}

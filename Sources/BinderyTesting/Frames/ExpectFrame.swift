public import BinderyText
import Foundation
public import Testing

/// Checks what a screen shows, as the characters of its rows.
///
/// ```swift
/// expectFrame(screen) {
///   """
///   Name: Ana
///   [ Save ]
///   """
/// }
/// ```
/// Blank rows at the end do not matter, on either side; spaces at the ends of rows do. On failure
/// the test gets a comparison by rows, and the frame as attachments: as text and as an SVG picture.
///
/// With the environment variable `RECORD_FRAMES=1`, a frame that differs is written into the source
/// file in place of the literal that was expected, and the test fails all the same.
@MainActor public func expectFrame(
  _ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath, _ expected: @MainActor () -> String
) {
  let frame = screen.frame
  screen.recordIssues(at: sourceLocation)
  expectFrame(frame, sourceLocation: sourceLocation, filePath: filePath, expected)
}

/// Checks what a frame shows, as the characters of its rows.
///
/// See ``expectFrame(_:sourceLocation:filePath:_:)``.
@MainActor public func expectFrame(
  _ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation,
  filePath: String = #filePath, _ expected: @MainActor () -> String
) {
  expectFrame(
    frame, of: "expectFrame", sourceLocation: sourceLocation, filePath: filePath, expected)
}

/// Checks what a frame shows, on behalf of a function that is called with the expected text.
@MainActor func expectFrame(
  _ frame: Frame, of function: String, sourceLocation: SourceLocation, filePath: String,
  _ expected: @MainActor () -> String
) {
  let expected = expected()
  guard let difference = FrameDifference(of: frame, from: expected) else { return }
  frame.attach(at: sourceLocation)
  var message = difference.description
  if ProcessInfo.processInfo.environment["RECORD_FRAMES"] == "1" {
    let recording = FrameRecording(
      file: filePath, line: sourceLocation.line, function: function)
    message += "\n\n\(recording.record(difference.shown.joined(separator: "\n")))"
  }
  fail(message, at: sourceLocation)
}

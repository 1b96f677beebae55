import BinderyTesting
import Foundation
import Testing

@Suite struct FrameRecordingTests {
  private func replacing(_ source: String, line: Int, by text: String) -> String? {
    var source = source
    return FrameRecording.replace(in: &source, call: "expectFrame", at: line, by: text)
      .map { "\($0)\n\(source)" }
  }

  private let source = #"""
    @Test func shows() {
      expectFrame(screen) {
        """
        Old
        """
      }
      expectFrame(screen) { #""" ""# }
    }
    """#

  @Test func replacesTheLiteralAfterTheCall() {
    #expect(
      replacing(source, line: 2, by: "New\n\n  row") == #"""
        2
        @Test func shows() {
          expectFrame(screen) {
            """
            New

              row
            """
          }
          expectFrame(screen) { #""" ""# }
        }
        """#)
  }

  @Test func escapesWhatALiteralCannotHold() {
    #expect(
      replacing(source, line: 2, by: #"a\b """"#) == #"""
        0
        @Test func shows() {
          expectFrame(screen) {
            """
            a\\b \"""
            """
          }
          expectFrame(screen) { #""" ""# }
        }
        """#)
  }

  @Test func wantsACallWithALiteral() {
    #expect(replacing(source, line: 1, by: "x") == nil)
    #expect(replacing(source, line: 7, by: "x") == nil)
    #expect(replacing(source, line: 99, by: "x") == nil)
  }

  @Test func followsWhatItHasMoved() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let call = "expectFrame(screen) {\n  \"\"\"\n  old\n  \"\"\"\n}\n"
    try (call + call).write(toFile: file, atomically: true, encoding: .utf8)
    let first = FrameRecording(file: file, line: 1, function: "expectFrame")
    let second = FrameRecording(file: file, line: 6, function: "expectFrame")
    let done = "It was recorded. Run the test again without RECORD_FRAMES."
    #expect(first.record("a\nb\nc") == done)
    #expect(second.record("d") == done)
    #expect(second.record("d") == "The frame is already recorded.")
    #expect(
      second.record("e") == "The same line has recorded another frame: it cannot expect both.")
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == """
        expectFrame(screen) {
          \"""
          a
          b
          c
          \"""
        }
        expectFrame(screen) {
          \"""
          d
          \"""
        }

        """)
    let missing = FrameRecording(file: file + ".none", line: 1, function: "expectFrame")
    #expect(
      missing.record("x") == "It was not recorded: \(file).none cannot be read and written.")
    let wrong = FrameRecording(file: file, line: 2, function: "expectFrame")
    #expect(
      wrong.record("x") == "It was not recorded: there is no literal of several lines at line 2.")
  }
}

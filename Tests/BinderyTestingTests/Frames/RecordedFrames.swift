import BinderyTesting
import BinderyViews
import Foundation
import Testing

private var recordedCopy: String? {
  ProcessInfo.processInfo.environment["BINDERY_RECORDED_COPY"]
}

/// Frames that differ from what is expected, to be recorded in a copy of this file by
/// `FrameRecordingRunTests`, which runs this suite in a process of its own.
@MainActor @Suite(.enabled(if: recordedCopy != nil)) struct RecordedFrames {
  private func screen(_ lines: String...) -> Screen {
    Screen(width: 20, height: 4) {
      VStack(alignment: .leading) {
        ForEach(lines, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  @Test func plainAndWide() {
    expectFrame(screen("Hello", "日本"), filePath: recordedCopy ?? "") {
      """
      Hullo
      one
      more
      """
    }
    expectFrame(screen("It", "stays"), filePath: recordedCopy ?? "") {
      """
      It
      stays
      """
    }
    expectFrame(screen("a", " ", "b"), filePath: recordedCopy ?? "") {
      """
      """
    }
  }

  @Test func whatALiteralCannotHold() {
    expectFrame(screen(#"C:\n \(x)"#, #"""" end"#), filePath: recordedCopy ?? "") {
      """
      old
      """
    }
    expectFrame(screen(#"C:\n \(x)"#, #"""" end"#, ##"\#(y)"##), filePath: recordedCopy ?? "") {
      #"""
      old
      """#
    }
  }
}

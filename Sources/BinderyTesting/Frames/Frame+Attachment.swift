import BinderyText
import Testing

extension Frame {
  /// Attaches the frame to the current test, as text and as a picture.
  func attach(at location: SourceLocation) {
    if FailureLog.current != nil { return }
    Attachment.record(text, named: "frame.txt", sourceLocation: location)
    Attachment.record(svg, named: "frame.svg", sourceLocation: location)
  }
}

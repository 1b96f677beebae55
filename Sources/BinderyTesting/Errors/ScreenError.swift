import BinderyText
import BinderyViews
public import Testing

/// Why an element was not found, or could not be used.
///
/// Its text says what was there instead. A test that lets it pass fails with that text; with the
/// trait `.runtimeIssues` it does so at the line that asked.
public struct ScreenError: Error, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no such element.
    case missing
    /// There are several such elements.
    case ambiguous
    /// There is one, but it is disabled, hidden or covered.
    case unusable
    /// It can be used, but not like this.
    case impossible
  }

  /// What went wrong.
  public let kind: Kind
  /// What went wrong, what is there instead, and the elements in lines.
  public let message: String
  /// The line of the test that asked.
  public let sourceLocation: SourceLocation
  /// What was on the screen.
  let frame: Frame

  @MainActor init(
    _ failure: ScreenFailure, tree: SemanticElement, frame: Frame, at location: SourceLocation
  ) {
    kind = failure.kind
    message = "\(failure.sentences)\n\n\(tree.excerpt)"
    sourceLocation = location
    self.frame = frame
  }

  /// The file and line of the test, and the message.
  public var description: String {
    "\(sourceLocation.fileName):\(sourceLocation.line): \(message)"
  }

  /// Fails the current test at the line that asked.
  func record() {
    frame.attach(at: sourceLocation)
    fail(message, at: sourceLocation)
  }
}

extension SemanticElement {
  private static var lineLimit: Int { 60 }

  /// The tree in lines, as many as one likes to read.
  var excerpt: String {
    var lines: [String] = []
    if role == .group && label.isEmpty && semantics.identifier == nil {
      for child in children { child.outline(indent: "", into: &lines) }
    } else {
      outline(indent: "", into: &lines)
    }
    if lines.isEmpty { return "(nothing)" }
    if lines.count > Self.lineLimit {
      let rest = lines.count - Self.lineLimit
      lines.removeSubrange(Self.lineLimit...)
      lines.append("… and \(rest) more")
    }
    return lines.joined(separator: "\n")
  }
}

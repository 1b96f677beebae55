import BinderyText
import BinderyViews

/// What is asked for.
struct ElementQuery: Sendable, CustomStringConvertible {
  /// What tells the element from others.
  enum Name: Sendable {
    /// It is the only one.
    case only
    /// Its label, or else its accessibility identifier.
    case label(String)
    /// Its accessibility identifier.
    case identifier(String)
    /// Something inside says this.
    case containing(String)
    /// It has the focus.
    case focused
    /// It is the one at a position.
    case position(Int)
  }
  /// What kind of thing it is; nil where that does not matter.
  var role: Semantics.Role?
  var name: Name

  var description: String {
    let kind = role?.words ?? "element"
    return switch name {
    case .only: kind
    case .label(let label): "\(kind) \"\(TerminalText.sanitized(label))\""
    case .identifier(let identifier): "\(kind) #\(TerminalText.sanitized(identifier))"
    case .containing(let text): "\(kind) containing \"\(TerminalText.sanitized(text))\""
    case .focused: "\(kind) with the focus"
    case .position(let position): "\(kind) at position \(position)"
    }
  }
}

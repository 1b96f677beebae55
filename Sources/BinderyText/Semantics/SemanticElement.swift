package import BinderyComposition
package import BinderyViews

/// Something on the screen that a person tells apart: what it is, what it says, where it is and
/// what can be done with it. A picture of one moment.
@MainActor package struct SemanticElement {
  /// What the views say of it.
  package var semantics: Semantics
  /// What it is called: its own label, or what the text inside says.
  package var label: String
  /// Whether it can be used.
  package var isEnabled: Bool
  /// Where it is on the screen, in cells; empty where none of it was laid out.
  package var frame: CellRect
  /// The window that scrolls, where it is a list or a scroll view.
  package var window: LayoutNode?
  /// Whether it can be used but is not shown, as the actions of a row are not.
  package var isAside = false
  /// What it holds, in the order of the tree.
  package var children: [SemanticElement] = []

  /// What kind of thing it is.
  package var role: Semantics.Role { semantics.effectiveRole }
  /// What it is set to.
  package var value: String? { semantics.value }

  /// This element and all inside it, outer ones first.
  package var flattened: [SemanticElement] { [self] + children.flatMap(\.flattened) }

  /// What the element says when something around it is read as one.
  var spoken: [String] {
    switch semantics.role {
    case .text, .image, .heading: label.isEmpty ? [] : [label]
    case .option: []
    default:
      if semantics.label == nil && !children.isEmpty {
        children.flatMap(\.spoken)
      } else {
        label.isEmpty ? [] : [label]
      }
    }
  }

  /// The first element of a role and label, here or inside.
  package func first(_ role: Semantics.Role, _ label: String? = nil) -> SemanticElement? {
    flattened.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The tree in lines: role, label, value and state, indented by depth.
  package var outline: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    var line = "\(indent)\(role.rawValue) \"\(TerminalText.sanitized(label))\""
    if let value { line += " = \"\(TerminalText.sanitized(value))\"" }
    if let identifier = semantics.identifier {
      line += " #\(TerminalText.sanitized(identifier))"
    }
    if !isEnabled { line += " (disabled)" }
    if semantics.traits.contains(.isSelected) { line += " (selected)" }
    if semantics.actions.isFocused?() ?? false { line += " (focused)" }
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

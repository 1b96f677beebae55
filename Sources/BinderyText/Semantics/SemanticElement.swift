package import BinderyComposition
package import BinderyViews

/// Something on the screen that a person tells apart: what it is, what it says, where it is and
/// what can be done with it. A picture of one moment.
@MainActor package final class SemanticElement {
  /// What the views say of it.
  package internal(set) var semantics: Semantics
  /// Whether it can be used.
  package let isEnabled: Bool
  /// Where it is on the screen, in cells; empty where none of it was laid out.
  package let frame: CellRect
  /// What it holds, in the order of the tree.
  package let children: [SemanticElement]
  /// Why it cannot be used, where the reader was asked to say so.
  package let obstacle: Obstacle?
  /// The window on longer content that it is, or that it holds.
  package let window: LayoutNode?
  /// What the text in it says: the label where no other is given.
  private let text: [String]

  init(
    _ semantics: Semantics, isEnabled: Bool, frame: CellRect, children: [SemanticElement] = [],
    text: [String] = [], obstacle: Obstacle? = nil, window: LayoutNode? = nil
  ) {
    self.semantics = semantics
    self.isEnabled = isEnabled
    self.frame = frame
    self.children = children
    self.text = text
    self.obstacle = obstacle
    self.window = window
  }

  /// What kind of thing it is.
  package var role: Semantics.Role { semantics.role ?? .group }
  /// What it is set to.
  package var value: String? { semantics.value }

  /// What it is called: its own label, or what the text inside says.
  package var label: String {
    if let label = semantics.label { return label }
    switch role {
    case .list, .scroll: return ""
    default: break
    }
    if !text.isEmpty { return text.joined(separator: ", ") }
    var words: [String] = []
    for child in children { child.collectWords(into: &words) }
    return words.joined(separator: ", ")
  }

  private func collectWords(into words: inout [String]) {
    if role == .text || role == .image {
      words.append(label)
    } else if children.isEmpty {
      words += text
    }
    for child in children { child.collectWords(into: &words) }
  }

  /// This element and all inside it, outer ones first.
  package var flattened: [SemanticElement] {
    var elements: [SemanticElement] = []
    collect(into: &elements)
    return elements
  }

  private func collect(into elements: inout [SemanticElement]) {
    elements.append(self)
    for child in children { child.collect(into: &elements) }
  }

  /// The first element of a role and label, here or inside.
  package func first(_ role: Semantics.Role, _ label: String? = nil) -> SemanticElement? {
    if self.role == role && (label == nil || self.label == label) { return self }
    for child in children {
      if let found = child.first(role, label) { return found }
    }
    return nil
  }
}

extension SemanticElement {
  /// The tree in lines: role, label, value and state, indented by depth.
  package var outline: String {
    var lines: [String] = []
    outline(indent: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The lines of `outline` for this element and what it holds, further in than `indent`.
  package func outline(indent: String, into lines: inout [String]) {
    lines.append(indent + headline)
    for child in children { child.outline(indent: indent + "  ", into: &lines) }
  }

  private var headline: String {
    var line = "\(role.rawValue) \"\(TerminalText.sanitized(label))\""
    if let value { line += " = \"\(TerminalText.sanitized(value))\"" }
    if let identifier = semantics.identifier {
      line += " #\(TerminalText.sanitized(identifier))"
    }
    if !isEnabled { line += " (disabled)" }
    if let obstacle, isEnabled || obstacle.mark != "disabled" { line += " (\(obstacle.mark))" }
    if semantics.traits.contains(.isSelected) { line += " (selected)" }
    if semantics.actions.isFocused?() ?? false { line += " (focused)" }
    return line
  }
}

package import BinderyComposition
package import BinderyViews

/// Something on the screen that a person tells apart: what it is, what it says, where it is and
/// what can be done with it. A picture of one moment.
@MainActor package final class SemanticElement {
  /// What the views say of it.
  package internal(set) var semantics: Semantics
  /// Whether it can be used.
  package internal(set) var isEnabled: Bool
  /// Where it is on the screen, in cells; empty where none of it was laid out.
  package internal(set) var frame: CellRect
  /// Whether a modifier hides it from what is around it, so that nothing there is called by it.
  var isUnspoken = false
  /// What it holds, in the order of the tree.
  package let children: [SemanticElement]
  /// The window that scrolls, where it is a list or a scroll view.
  package internal(set) var window: LayoutNode?
  /// Whether it can be used but is not shown, as the actions of a row are not.
  package internal(set) var isAside = false
  /// Why it cannot be used, where the reader was asked to say so.
  package let obstacle: Obstacle?
  /// What the text in it says, where the parts that say it are not kept.
  private let words: [String]?

  init(
    _ semantics: Semantics, isEnabled: Bool, frame: CellRect, children: [SemanticElement] = [],
    words: [String]? = nil, obstacle: Obstacle? = nil
  ) {
    self.semantics = semantics
    self.isEnabled = isEnabled
    self.frame = frame
    self.children = children
    self.words = words
    self.obstacle = obstacle
  }

  /// What kind of thing it is.
  package var role: Semantics.Role { Semantics.effectiveRole(semantics.role, semantics.traits) }
  /// What it is set to.
  package var value: String? { semantics.value }

  /// What it is called: its own label, or what the text inside says.
  package var label: String {
    if let label = semantics.label { return label }
    if let words { return words.count == 1 ? words[0] : words.joined(separator: ", ") }
    // What an open menu holds is not what it is called.
    let children = role == .menu ? Array(children.prefix(1)) : children
    return children.spoken.joined(separator: ", ")
  }

  /// Whether it is the way back to the screen before.
  package var leadsBack: Bool { role == .button && semantics.actions.dismiss != nil }
  /// Whether it is a layer that can be put away.
  package var canBePutAway: Bool { role != .button && semantics.actions.dismiss != nil }

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

  /// Adds what the element says when something around it is called by what is inside.
  fileprivate func addSpoken(to words: inout [String]) {
    if isAside || isUnspoken { return }
    switch semantics.role {
    case .text, .image, .heading, .menu:
      let label = label
      if !label.isEmpty { words.append(label) }
    case .option: break
    default:
      if let label = semantics.label {
        if !label.isEmpty { words.append(label) }
      } else if let own = self.words {
        words += own
      } else {
        for child in children { child.addSpoken(to: &words) }
      }
    }
  }
}

extension [SemanticElement] {
  /// What the elements say when something around them is called by what is inside.
  @MainActor var spoken: [String] {
    var words: [String] = []
    for element in self { element.addSpoken(to: &words) }
    return words
  }
}

extension SemanticElement {
  /// The tree in lines: role, label, value and state, indented by depth.
  package var outline: String {
    var lines: [String] = []
    outline(indent: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The lines of `outline` for this element and what it holds, further in by `indent`.
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

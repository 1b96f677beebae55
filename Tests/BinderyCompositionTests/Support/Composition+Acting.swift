import BinderyComposition
import BinderyText
import BinderyViews
import Testing

extension Composition {
  /// The first element of a role and label on the screen.
  @MainActor func element(
    _ role: Semantics.Role, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SemanticElement {
    let tree = semanticTree
    return try #require(
      tree.first(role, label),
      "No \(role.rawValue) \"\(label ?? "")\" in\n\(tree.outline)", sourceLocation: sourceLocation)
  }

  /// What can be done with the first element of a role and label.
  @MainActor func actions(
    _ role: Semantics.Role, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Semantics.Actions {
    try element(role, label, sourceLocation: sourceLocation).semantics.actions
  }

  /// Presses the first element of a role and label, and brings the frame up to date.
  @MainActor func tap(
    _ role: Semantics.Role, _ label: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let action = try actions(role, label, sourceLocation: sourceLocation).activate
    run(try #require(action, sourceLocation: sourceLocation))
  }

  /// Runs an action as a person's, and brings the frame up to date.
  @MainActor func run(_ action: @MainActor () -> Void) {
    perform { action() }
    flush()
  }

  /// The outline without the line of the screen itself.
  @MainActor var outline: String {
    semanticTree.children.map(\.outline).joined(separator: "\n")
  }

  /// The lines of the frame, up to the last that is not empty.
  @MainActor var shown: String { trimmed(frame.text) }
}

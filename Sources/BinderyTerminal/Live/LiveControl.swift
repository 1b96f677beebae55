import BinderyComposition
import BinderyText
import BinderyViews

/// Something on the screen that keys can use, as it is at one moment.
@MainActor struct LiveControl {
  let element: SemanticElement
  /// What it is in, the outermost first.
  let ancestors: [SemanticElement]

  var actions: Semantics.Actions { element.semantics.actions }
  /// Whether characters are typed in it.
  var takesText: Bool { actions.takesTyping }
  var isFocused: Bool { actions.isFocused?() ?? false }

  /// The innermost window that it is seen through.
  var scroller: SemanticElement? { ancestors.last { $0.window != nil } }

  /// Whether it is seen through a window.
  func isInside(_ window: LayoutNode) -> Bool { ancestors.contains { $0.window === window } }

  /// What deletes it, or the row that it is in.
  var delete: (@MainActor () -> Void)? { inwards { $0.delete } }
  /// What opens its context menu, or that of what it is in.
  var longPress: (@MainActor () -> Void)? { inwards { $0.longPress } }

  private func inwards(
    _ action: (Semantics.Actions) -> (@MainActor () -> Void)?
  ) -> (@MainActor () -> Void)? {
    for element in [element] + ancestors.reversed() where element.isEnabled {
      if let perform = action(element.semantics.actions) { return perform }
    }
    return nil
  }
}

extension LiveControl {
  /// The controls of a tree that can be used, in the order in which they are read.
  ///
  /// A row that can only be deleted or pressed for long is one where nothing in it is.
  static func all(in tree: SemanticElement) -> [LiveControl] {
    var controls: [LiveControl] = []
    collect(tree, [], into: &controls)
    return controls
  }

  private static func collect(
    _ element: SemanticElement, _ ancestors: [SemanticElement], into controls: inout [LiveControl]
  ) {
    if element.isAside { return }
    let start = controls.count
    let inner = ancestors + [element]
    for child in element.children { collect(child, inner, into: &controls) }
    let actions = element.semantics.actions
    let isControl =
      actions.activate != nil || actions.increment != nil || actions.decrement != nil
      || actions.setText != nil || actions.edit != nil
    let isRow = actions.delete != nil || actions.longPress != nil
    guard element.isEnabled, isControl || (isRow && controls.count == start) else { return }
    controls.insert(LiveControl(element: element, ancestors: ancestors), at: start)
  }
}

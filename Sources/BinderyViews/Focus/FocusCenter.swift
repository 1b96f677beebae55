import BinderyBindings

/// Knows which view of a composition has the focus: at most one has.
@MainActor package final class FocusCenter {
  /// The view that has the focus.
  package private(set) var target: FocusTarget?

  package init() {}

  /// Gives the focus to a view, and takes it from the one that has it.
  package func focus(_ next: FocusTarget) {
    if target === next { return }
    let last = target
    target = next
    last?.didLose()
    next.didGain()
  }

  /// Takes the focus from a view, if it has it.
  package func resign(_ former: FocusTarget) {
    if target !== former { return }
    target = nil
    former.didLose()
  }

  /// Takes the focus from a view that can have it no longer.
  func end(_ former: FocusTarget) {
    resign(former)
    former.end()
  }
}

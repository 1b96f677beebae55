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

/// A view that can have the focus.
@MainActor package final class FocusTarget {
  // Made when it is first asked for, since targets are made with each evaluation and few are used.
  private lazy var place = Binding.variable(false)
  var links: [FocusLink] = []
  var focusDidChange: (@MainActor (Bool) -> Void)?

  package init() {}

  /// Whether the view has the focus. Tracked.
  package var isFocused: Bool { place.wrappedValue }

  fileprivate func didGain() {
    place.wrappedValue = true
    for link in links { link.take() }
    focusDidChange?(true)
  }

  fileprivate func didLose() {
    place.wrappedValue = false
    for link in links { link.release() }
    focusDidChange?(false)
  }

  /// Lets go of what is told: it is held by the view, and holds the view in turn.
  func end() {
    links = []
    focusDidChange = nil
  }
}

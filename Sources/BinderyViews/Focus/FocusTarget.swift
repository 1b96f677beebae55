/// A view that can have the focus.
@MainActor package final class FocusTarget {
  // Made when it is first asked for, since targets are made with each evaluation and few are used.
  private lazy var place = Binding.variable(false)
  var links: [FocusLink] = []
  var focusDidChange: (@MainActor (Bool) -> Void)?

  package init() {}

  /// Whether the view has the focus. Tracked.
  package var isFocused: Bool { place.wrappedValue }

  func didGain() {
    place.wrappedValue = true
    for link in links { link.take() }
    focusDidChange?(true)
  }

  func didLose() {
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

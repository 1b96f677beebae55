package import BinderyComposition
package import BinderyText
package import BinderyViews

/// A screen that a person uses with the keys of a terminal.
///
/// One control is selected, and shown inverted: what has the focus, or else the one that the keys
/// moved to last. It neither reads from a terminal nor writes to one: see `LiveProgram`.
@MainActor package final class LiveScreen {
  package let composition: Composition
  /// Whether the person has asked to leave.
  package internal(set) var isOver = false
  /// Whether the person has asked to suspend the program.
  package var wantsToSuspend = false

  var selection = ControlSelection()
  /// What the terminal shows.
  package private(set) var shownFrame: Frame?
  private let issues = LiveIssues()

  /// Mounts a view on a screen of some size in cells.
  package init<Root: View>(size: TerminalSize, @ViewBuilder _ root: () -> Root) {
    composition = Composition(
      width: size.width, height: size.height, issueHandler: issues.add, root)
  }

  /// The runtime issues raised so far, each once: they are no part of the screen.
  package var issueReports: [String] { issues.reports }

  /// Returns what brings the terminal up to date.
  /// - Complexity: O(mounted views + cells).
  package func update() -> String {
    let controls = controls
    var frame = composition.frame
    if let index = index(in: controls) {
      let control = controls[index]
      selection.select(index, of: controls, depth: composition.layers.count)
      // A field that has the focus shows its cursor.
      if !(control.takesText && control.isFocused) {
        frame = frame.inverting(highlight(of: control, among: controls))
      }
    }
    defer { shownFrame = frame }
    return frame.terminalUpdate(from: shownFrame)
  }

  /// Has the next update write the whole screen.
  package func forgetShown() { shownFrame = nil }

  /// Changes the size of the screen, in cells.
  package func resize(to size: TerminalSize) {
    composition.resize(width: size.width, height: size.height)
    forgetShown()
  }

  /// What the selected control is called; nil while none was selected and none has the focus.
  package var selected: String? {
    let controls = controls
    return index(in: controls).map { controls[$0].element.label }
  }

  /// Which of the controls is selected.
  func index(in controls: [LiveControl]) -> Int? {
    selection.index(in: controls, depth: composition.layers.count)
  }

  /// What can be used now, in the order in which it is read.
  var controls: [LiveControl] { LiveControl.all(in: composition.semanticTree) }

  /// The part of a control that can be seen, without the rows of other controls in it: the options
  /// of an open picker.
  private func highlight(of control: LiveControl, among controls: [LiveControl]) -> CellRect {
    var frame = control.element.frame
    let inner = controls.filter { $0.ancestors.contains { $0 === control.element } }
    if let top = inner.map(\.element.frame.y).min(), top > frame.y { frame.height = top - frame.y }
    for ancestor in control.ancestors where ancestor.window != nil {
      frame = frame.intersection(ancestor.frame)
    }
    return frame
  }
}

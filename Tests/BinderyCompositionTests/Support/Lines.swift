import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews

/// The lines of a frame, without empty ones at the end.
func trimmed(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  while lines.last?.isEmpty ?? false { lines.removeLast() }
  return lines.joined(separator: "\n")
}

/// The frame of a view on a screen of its own, without empty lines at the end.
@MainActor func lines<V: View>(
  _ width: Int, _ height: Int, @ViewBuilder _ view: () -> V
) -> String {
  trimmed(Composition(width: width, height: height, view).frame.text)
}

extension View {
  /// This view, laid out or drawn by a rule.
  func ruled(_ rule: LayoutRule) -> some View { modifier(RuleModifier(rule: rule)) }
}

extension LayoutRule {
  /// A line around, drawn on the outermost cells.
  static var line: LayoutRule {
    .border(Border(color: .red, isRounded: false, insetsContent: false))
  }
}

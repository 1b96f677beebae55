import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews

/// What a view looks like on a small screen, and what it means.
@MainActor struct Drawing {
  let composition: Composition

  init<Content: View>(
    _ width: Int, _ height: Int, @ViewBuilder _ view: @escaping () -> Content
  ) {
    composition = Composition(width: width, height: height) { view() }
  }

  /// The rows without the empty ones at the end.
  var text: String { composition.shown }

  /// The rows with their styles, escapes as "^", without the empty ones at the end.
  var ansi: String {
    trimmed(
      composition.frame.ansi.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        .joined(separator: "^"))
  }

  /// The elements that a person tells apart.
  var outline: String { composition.outline }
}

import Foundation

/// One of the choices of a picker.
struct PickerOption<Content: View>: View {
  let tag: AnyHashable
  let scope: PickerScope
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isSelected = scope.isSelected(tag)
    var semantics = Semantics(.option)
    semantics.combinesChildren = true
    if isSelected { semantics.traits = .isSelected }
    semantics.actions.activate = { [scope, tag] in scope.select(tag) }
    let marks = marks(isSelected)
    return Group {
      if scope.look == .chosen {
        if isSelected { content.semantics(semantics) }
      } else {
        HStack(spacing: 0) {
          Glyph(marks.before)
          content.textLook(attributes: scope.look == .segment && isSelected ? .bold : [])
          if !marks.after.isEmpty { Glyph(marks.after) }
        }
        .semantics(semantics)
      }
    }
    .environment(\.pickerScope, nil)
  }

  private func marks(_ isSelected: Bool) -> (before: String, after: String) {
    switch scope.look {
    case .chosen: ("", "")
    case .marked: (isSelected ? "• " : "  ", "")
    case .radio: (isSelected ? "(•) " : "( ) ", "")
    case .segment: isSelected ? ("[", "]") : (" ", " ")
    }
  }
}

import BinderyBindings
import BinderyViews

/// A text field made of its parts.
struct Field: View {
  let label: String
  @Binding var text: String
  var onSubmit: (@MainActor () -> Void)?

  var body: some View { Text(verbatim: text.isEmpty ? label : text).semantics(semantics) }

  private var semantics: Semantics {
    var semantics = Semantics(.textField)
    semantics.label = label
    semantics.value = text
    semantics.combinesChildren = true
    let text = $text
    semantics.actions.text = { text.wrappedValue }
    semantics.actions.setText = { text.wrappedValue = $0 }
    semantics.actions.submit = onSubmit
    return semantics
  }
}

import BinderyBindings
import BinderyViews

/// A button made of its parts.
struct Press: View {
  let label: String
  var shows = ""
  let action: @MainActor () -> Void

  var body: some View { Text(verbatim: shows.isEmpty ? "[\(label)]" : shows).semantics(semantics) }

  private var semantics: Semantics {
    var semantics = Semantics(.button)
    semantics.label = label
    semantics.combinesChildren = true
    semantics.actions.activate = action
    return semantics
  }
}

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

/// Something of a role that holds other things.
struct Part<Content: View>: View {
  let role: Semantics.Role
  let label: String
  var dismiss: (@MainActor () -> Void)?
  @ViewBuilder let content: Content

  var body: some View { VStack { content }.semantics(semantics) }

  private var semantics: Semantics {
    var semantics = Semantics(role)
    semantics.label = label
    semantics.actions.dismiss = dismiss
    return semantics
  }
}

/// Shows a view on a layer above the screen.
struct Layer<Presented: View>: PresentationModifier {
  var _presented: Presented?
  var _layer: PresentationLayer
}

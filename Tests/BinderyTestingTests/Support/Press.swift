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

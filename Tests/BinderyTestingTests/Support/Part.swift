import BinderyViews

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

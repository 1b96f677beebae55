import Foundation

/// A dialog in its frame. Each of its buttons puts it away, after the button's own action.
struct DialogPanel<Actions: View, Message: View>: View {
  let dialog: Dialog<Actions, Message>
  let dismiss: @MainActor () -> Void
  @LocalState private var buttons = DialogButtons()

  init(dialog: Dialog<Actions, Message>, dismiss: @escaping @MainActor () -> Void) {
    self.dialog = dialog
    self.dismiss = dismiss
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let title = dialog.title { title.bold() }
      Deferred(content: dialog.message)
      DialogButtonLayout(isColumn: dialog.kind == .choices) {
        DismissScope(dismiss: dismiss) { Deferred(content: dialog.actions) }
          .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
        if let title = missingButton {
          Button(title, role: .cancel) {}
        }
      }
      .padding(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
    }
    .buttonStyle(DialogButtonStyle(dismiss: dismiss))
    .modifier(NavigationBarrier())
    .padding(.horizontal, 8)
    .modifier(
      RuleModifier(
        rule: .border(Border(color: .secondary, isRounded: true, insetsContent: true)))
    )
    .semantics(semantics)
  }

  /// The title of the button that a dialog has even where nobody writes it.
  private var missingButton: String? {
    switch dialog.kind {
    case .alert: buttons.count == 0 ? "OK" : nil
    case .choices: buttons.hasCancel ? nil : "Cancel"
    }
  }

  private var semantics: Semantics {
    var semantics = Semantics(.alert)
    semantics.label = dialog.title?.string ?? ""
    semantics.traits = .isModal
    if dialog.kind == .choices { semantics.actions.dismiss = dismiss }
    return semantics
  }
}

/// The buttons that are written in a dialog.
struct DialogButtons: Equatable {
  var count = 0
  var hasCancel = false
}

/// The way from the buttons in a dialog to the dialog.
enum DialogButtonsKey: PreferenceKey {
  static var defaultValue: DialogButtons { DialogButtons() }
  static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
    let next = nextValue()
    value.count += next.count
    value.hasCancel = value.hasCancel || next.hasCancel
  }
}

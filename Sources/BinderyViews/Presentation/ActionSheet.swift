/// Choices as a value: what came before `confirmationDialog`.
public struct ActionSheet {
  /// A button of the choices.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor var dialog: Dialog<DialogButtonList, Text?> {
    Dialog(
      kind: .choices, title: title, actions: { DialogButtonList(buttons: buttons) },
      message: { message })
  }
}

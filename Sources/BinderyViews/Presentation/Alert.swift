public import BinderyBindings

/// A question as a value: what came before `alert(_:isPresented:actions:message:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a question with one button, "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes a question with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of a question.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (@MainActor () -> Void)?

    /// A button as usual.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(role: nil, label: label, action: action) }

    /// A button that gives up what was begun.
    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(role: .cancel, label: label, action: action) }

    /// A button that gives up what was begun, "Cancel".
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(role: .destructive, label: label, action: action) }
  }

  @MainActor var dialog: Dialog<DialogButtonList, Text?> {
    Dialog(
      kind: .alert, title: title, actions: { DialogButtonList(buttons: buttons) },
      message: { message })
  }
}

extension View {
  /// Asks a question above the screen while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(ValueDialogModifier(isPresented: isPresented) { content().dialog })
  }

  /// Asks a question above the screen while a binding holds an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(ItemDialogModifier(item: item) { content($0).dialog })
  }

  /// Offers choices above the screen while a binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(ValueDialogModifier(isPresented: isPresented) { content().dialog })
  }

  /// Offers choices above the screen while a binding holds an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(ItemDialogModifier(item: item) { content($0).dialog })
  }
}

/// Shows a question that is a value while a binding is true; it is made only then.
private struct ValueDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  let dialog: () -> Dialog<DialogButtonList, Text?>

  func body(content: Content) -> some View {
    content.modifier(
      DialogModifier(isPresented: $isPresented, dialog: isPresented ? dialog() : nil))
  }
}

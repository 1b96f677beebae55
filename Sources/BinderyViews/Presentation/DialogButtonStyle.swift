/// Draws a button as usual; after its action the dialog around it is put away.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      dismiss()
    } label: {
      configuration.label
    }
    .buttonStyle(.bordered)
    .preference(
      key: DialogButtonsKey.self,
      value: DialogButtons(count: 1, hasCancel: configuration.role == .cancel))
  }
}

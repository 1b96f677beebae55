public import BinderyBindings

/// A line to type in that shows a bullet for each character.
public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var onCommit: (@MainActor () -> Void)?

  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// The field and what is typed into it.
  public var body: some View {
    let title = spoken(label)
    InputField(
      kind: .secure, title: title,
      placeholder: prompt ?? (label as? Text) ?? title.map { Text(verbatim: $0) }, text: text,
      onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for secret text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for secret text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field for secret text that tells when the input is ended.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// Makes a field for secret text that tells when the input is ended.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

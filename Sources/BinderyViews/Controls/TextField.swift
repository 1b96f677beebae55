public import BinderyBindings
public import Foundation

/// A line to type in.
///
/// It takes the width it is offered, and shows its prompt, or else its title, while it is empty.
/// Each change of the text is one write to the binding, and the field shows what the binding reads
/// afterwards, so a setter may edit or refuse what is typed. A field for a value that is not text
/// reads what was typed when the input is ended or the focus is lost; what cannot be read is
/// dropped.
public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let axis: Axis
  let source: TextFieldSource
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  /// Makes a field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), prompt, .horizontal, .text(text))
  }

  /// Makes a field with a label of its own.
  /// - Parameter axis: Whether long text is cut or goes on in the next row.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), prompt, axis, .text(text))
  }

  /// Makes a field for a value that can be written as text, with a label of its own.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label(), prompt, .horizontal, TextFieldSource(value, format))
  }

  init(_ label: Label, _ prompt: Text?, _ axis: Axis, _ source: TextFieldSource) {
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.source = source
  }

  /// The field and what is typed into it.
  public var body: some View {
    let title = spoken(label)
    let placeholder = prompt ?? (label as? Text) ?? title.map { Text(verbatim: $0) }
    let kind: InputField.Kind = axis == .vertical ? .column : .line
    switch source {
    case .text(let text):
      InputField(
        kind: kind, title: title, placeholder: placeholder, text: text, onCommit: onCommit,
        onEditingChanged: onEditingChanged)
    case .value(let read, let write):
      ValueField(
        kind: kind, title: title, placeholder: placeholder, read: read, write: write,
        onCommit: onCommit, onEditingChanged: onEditingChanged)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field for text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(titleKey), prompt, axis, .text(text))
  }

  /// Makes a field for text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(Text(title), prompt, axis, .text(text))
  }

  /// Makes a field for text that tells when typing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(titleKey), nil, .horizontal, .text(text))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for text that tells when typing begins and ends.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(title), nil, .horizontal, .text(text))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for text that tells when the input is ended.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), nil, .horizontal, .text(text))
    self.onCommit = onCommit
  }

  /// Makes a field for text that tells when the input is ended.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(Text(title), nil, .horizontal, .text(text))
    self.onCommit = onCommit
  }

  /// Makes a field for a value that can be written as text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, .horizontal, TextFieldSource(value, format))
  }

  /// Makes a field for a value that can be written as text.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, .horizontal, TextFieldSource(value, format))
  }

  /// Makes a field for a value that can be written as text, and is nil while the field is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), prompt, .horizontal, TextFieldSource(optional: value, format))
  }

  /// Makes a field for a value that can be written as text, and is nil while the field is empty.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), prompt, .horizontal, TextFieldSource(optional: value, format))
  }

  /// Makes a field for a value that a formatter writes as text.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), prompt, .horizontal, TextFieldSource(value, formatter))
  }

  /// Makes a field for a value that a formatter writes as text.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(title), prompt, .horizontal, TextFieldSource(value, formatter))
  }
}

public import BinderyBindings

/// A place for text of many lines, which takes all the room it is offered.
public struct TextEditor: View {
  let text: Binding<String>

  /// Makes a place to edit a text.
  public init(text: Binding<String>) { self.text = text }

  /// The text, and where the cursor stands in it.
  public var body: some View {
    InputField(kind: .editor, title: nil, placeholder: nil, text: text)
  }
}

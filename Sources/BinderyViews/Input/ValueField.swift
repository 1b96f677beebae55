/// A field for a value that is not text: what is typed is kept until the input is ended.
struct ValueField: View {
  let kind: InputField.Kind
  let title: String?
  let placeholder: Text?
  let read: @MainActor () -> String
  let write: @MainActor (String) -> Void
  var onCommit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  @LocalState private var draft: String? = nil

  var body: some View {
    let draft = $draft
    InputField(
      kind: kind, title: title, placeholder: placeholder,
      text: Binding(
        get: { draft.wrappedValue ?? read() }, set: { draft.wrappedValue = $0 }),
      commit: {
        guard let typed = draft.wrappedValue else { return }
        draft.wrappedValue = nil
        write(typed)
      }, onCommit: onCommit, onEditingChanged: onEditingChanged)
  }
}

package import BinderyViews

extension Semantics.Actions {
  /// Whether keys type in it. A slider has a text that can be replaced, but keys move it.
  package var takesTyping: Bool {
    edit != nil || (setText != nil && increment == nil && decrement == nil)
  }

  /// What a key does to the text of a field; nil where keys do not type.
  @MainActor package func typing(_ edit: TextInput.Edit) -> (@MainActor () -> Void)? {
    if let perform = self.edit { return { perform(edit) } }
    guard takesTyping, let setText else { return nil }
    return {
      var input = TextInput(text?() ?? "")
      input.apply(edit)
      setText(input.text)
    }
  }

  /// Loads again, in a task of whoever acts; nil where nothing can be.
  @MainActor package var refreshing: (@MainActor () -> Void)? {
    guard let refresh else { return nil }
    return { Task { await refresh() } }
  }
}

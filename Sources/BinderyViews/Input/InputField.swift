import BinderyBindings
import Foundation

/// A place to type in, as text fields, secure fields and editors share it.
///
/// The field keeps where the cursor is; what is typed goes to the binding, in one write a change,
/// and the field shows what the binding reads afterwards.
struct InputField: View {
  /// What differs between the kinds of fields.
  enum Kind { case line, secure, search, column, editor }

  let kind: Kind
  let title: String?
  let placeholder: Text?
  let text: Binding<String>
  /// Called when the input is ended, and when the focus is lost.
  var commit: (@MainActor () -> Void)?
  /// Called when the input is ended, after `commit`.
  var onCommit: (@MainActor () -> Void)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  @LocalState private var cursor: Int? = nil
  @LocalState private var target = FocusTarget()
  @Environment(FocusCenter.self) private var center: FocusCenter?
  @Environment(\.focusLinks) private var links
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitScope) private var submitScope
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    let value = text.wrappedValue
    let isFocused = target.isFocused && isEnabled
    field(shown(value, isFocused: isFocused), isFocused: isFocused)
      .textLook(attributes: isEnabled ? [] : .dim)
      .modifier(
        FocusAttachment(
          semantics: semantics(value), target: isEnabled ? target : nil, center: center,
          links: links, isWanted: links.contains { $0.isWanted() }, focusDidChange: focusDidChange))
  }

  // MARK: Looks

  @ViewBuilder private func field(_ shown: Text, isFocused: Bool) -> some View {
    switch kind {
    case .editor:
      shown.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .column: framed(shown)
    case .line, .secure, .search:
      framed(shown.modifier(FieldLineModifier(showsEnd: isFocused)))
    }
  }

  @ViewBuilder private func framed(_ shown: some View) -> some View {
    let line = shown.frame(maxWidth: .infinity, alignment: .leading)
    if style == .plain {
      line
    } else {
      HStack(spacing: 0) {
        Glyph("[", attributes: isEnabled ? [] : .dim)
        line
        Glyph("]", attributes: isEnabled ? [] : .dim)
      }
    }
  }

  private func shown(_ value: String, isFocused: Bool) -> Text {
    if value.isEmpty && !isFocused {
      // A space keeps the row of a field that shows nothing.
      return (placeholder ?? Text(verbatim: " ")).marked(.dim)
    }
    let visible = kind == .secure ? String(repeating: "•", count: value.count) : value
    guard isFocused else { return Text(verbatim: visible) }
    let parts = TextInput(visible, cursor: cursor).parts
    let atCursor = parts.at.isEmpty || parts.at.first!.isNewline ? " " + parts.at : parts.at
    return Text(verbatim: parts.before) + Text(verbatim: atCursor).marked(.inverse)
      + Text(verbatim: parts.after)
  }

  // MARK: Meaning

  private var role: Semantics.Role {
    switch kind {
    case .secure: .secureField
    case .search: .searchField
    case .line, .column, .editor: .textField
    }
  }

  private func semantics(_ value: String) -> Semantics {
    var semantics = Semantics(role)
    if kind == .search { semantics.traits = .isSearchField }
    semantics.ignoresChildren = true
    semantics.label = title ?? placeholder?.string ?? ""
    semantics.value = kind == .secure ? String(repeating: "•", count: value.count) : value
    semantics.actions.activate = { [center, target] in center?.focus(target) }
    semantics.actions.setText = { text.wrappedValue = $0 }
    semantics.actions.text = { text.wrappedValue }
    // In an editor the return key is a character like others.
    if kind != .editor { semantics.actions.submit = submit }
    semantics.actions.edit = edit
    semantics.actions.input = { TextInput(text.wrappedValue, cursor: cursor) }
    return semantics
  }

  private func edit(_ edit: TextInput.Edit) {
    var input = TextInput(text.wrappedValue, cursor: cursor)
    let old = input
    input.apply(edit)
    if input.text != old.text { text.wrappedValue = input.text }
    // The setter may have kept the text as it was, and then the cursor stays too.
    let isKept = input.text != old.text && text.wrappedValue == old.text
    let position = isKept ? old.cursor : input.cursor
    cursor = position >= text.wrappedValue.count ? nil : position
  }

  private func submit() {
    commit?()
    onCommit?()
    submitScope?.submit(kind == .search ? .search : .text)
  }

  private func focusDidChange(_ isFocused: Bool) {
    if !isFocused { commit?() }
    onEditingChanged?(isFocused)
  }
}

/// Keeps a field on one row: the end of the text is seen while it is typed, the beginning
/// otherwise.
struct FieldLineModifier: EnvironmentModifier {
  let showsEnd: Bool
  func _change(_ environment: inout EnvironmentValues) {
    environment.text.layout.lineLimit = 1
    environment.text.layout.truncation = showsEnd ? .head : .tail
  }
}

extension Text {
  /// This text with an attribute on.
  fileprivate func marked(_ attribute: TextStyle.Attributes) -> Text {
    var copy = self
    copy.first.style.set(attribute, true)
    for index in copy.rest.indices { copy.rest[index].style.set(attribute, true) }
    return copy
  }
}

import BinderyBindings

/// A button that begins and ends editing, where somebody keeps the environment's `editMode`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button that begins and ends editing.
  public init() {}

  /// A button that says what pressing it does.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let editMode = editMode
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}

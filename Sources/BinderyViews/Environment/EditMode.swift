public import BinderyBindings

/// Whether what is shown is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// Something is being edited for a moment.
  case transient
  /// It is.
  case active

  /// Whether anything is being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether what is shown is being edited; nil where nobody keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

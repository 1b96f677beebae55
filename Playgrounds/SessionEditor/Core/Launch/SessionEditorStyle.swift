public import PlaygroundSupport

/// The ways in which the session editor is written.
public enum SessionEditorStyle: String, LaunchStyle {
  /// Views of values and bindings; a composer owns the state.
  case value

  /// An observable view model.
  case observable

  /// The name the program is started by.
  public static var program: String { "session-editor" }
  /// What it shows.
  public static var items: String { "session" }
}

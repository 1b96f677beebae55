public import PlaygroundSupport

/// The ways in which the films feature is written.
public enum MovieStyle: String, LaunchStyle {
  /// Views of values and bindings; a composer owns the state.
  case value

  /// An observable view model.
  case observable

  /// The name the program is started by.
  public static var program: String { "movies" }
  /// What it shows.
  public static var items: String { "films" }
}

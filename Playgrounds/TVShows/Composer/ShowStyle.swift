public import PlaygroundSupport

/// The ways in which the shows feature is written.
public enum ShowStyle: String, LaunchStyle {
  /// Views of values and bindings; a composer owns the state.
  case value

  /// Observable view models.
  case observable

  /// View models that publish their properties and are fed by pipelines.
  case observableObject

  /// The name the program is started by.
  public static var program: String { "tv-shows" }
  /// What it shows.
  public static var items: String { "shows" }
}

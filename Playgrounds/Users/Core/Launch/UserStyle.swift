public import PlaygroundSupport

/// The ways in which the users feature is written.
public enum UserStyle: String, LaunchStyle {
  /// Views of values and bindings; a composer owns the state.
  case value

  /// An observable view model.
  case observable

  /// A view model that publishes its properties and is fed by pipelines.
  case observableObject

  /// The name the program is started by.
  public static var program: String { "users" }
  /// What it shows.
  public static var items: String { "users" }
}

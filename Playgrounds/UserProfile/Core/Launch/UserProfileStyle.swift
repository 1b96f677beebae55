public import PlaygroundSupport

/// The ways in which the profile card is written.
public enum UserProfileStyle: String, LaunchStyle {
  /// Views of values and bindings; a composer owns the state.
  case value

  /// An observable view model.
  case observable

  /// A view model that publishes its properties.
  case observableObject

  /// A view model with closures for what happens, and labels set by hand.
  case callback

  /// A view model that tells of each property it sets, and labels set by hand.
  case propertyObserver

  /// A view model of subjects, and labels set by hand.
  case subject

  /// The name the program is started by.
  public static var program: String { "user-profile" }
  /// What it shows.
  public static var items: String { "profile" }
}

public import PlaygroundSupport

/// What the arguments of the `users` program ask for.
public typealias UserOptions = LaunchOptions<UserStyle>

extension LaunchOptions where Style == UserStyle {
  /// The name the program is started by.
  public static var program: String { "users" }

  /// The usage text, which ends with a line break.
  public static var usage: String { usage(program: program, items: "users") }
}

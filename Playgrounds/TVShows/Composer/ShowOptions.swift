public import PlaygroundSupport

/// What the arguments of the `tv-shows` program ask for.
public typealias ShowOptions = LaunchOptions<ShowStyle>

extension LaunchOptions where Style == ShowStyle {
  /// The name the program is started by.
  public static var program: String { "tv-shows" }

  /// The usage text, which ends with a line break.
  public static var usage: String { usage(program: program, items: "shows") }
}

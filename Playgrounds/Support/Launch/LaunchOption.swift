/// An option that every playground program takes.
public enum LaunchOption: String, CaseIterable, Hashable, Sendable {
  /// Read a JSON file.
  case file = "--file"

  /// Read JSON from a web address.
  case url = "--url"

  /// Choose the style the feature is written in.
  case style = "--style"

  /// Set the frame's width.
  case width = "--width"

  /// Set the frame's height.
  case height = "--height"

  /// Print one frame, also on a terminal.
  case print = "--print"

  /// Show the usage text.
  case help = "--help"
}

/// The frame sizes that a playground program takes, in cells.
public enum LaunchDefaults {
  /// The width without `--width`, in columns.
  public static let width = 80

  /// The height without `--height`, in rows.
  public static let height = 24

  /// The widths that `--width` takes, in columns.
  public static let widths = 20...500

  /// The heights that `--height` takes, in rows.
  public static let heights = 1...2000
}

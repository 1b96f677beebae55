extension LaunchOptions {
  /// Returns the usage text, which ends with a line break.
  ///
  /// - Parameters:
  ///   - program: The name the program is started by.
  ///   - items: What it shows, in the plural: "films".
  public static func usage(program: String, items: String) -> String {
    let styles = Style.allCases.map(\.rawValue)
    let widths = LaunchDefaults.widths
    let heights = LaunchDefaults.heights
    return """
      Usage: \(program) [options]

        --file PATH    read the \(items) from a JSON file
        --url URL      read the \(items) from a web address
        --style STYLE  \(styles.joined(separator: ", ")) (default: \(styles[0]))
        --print        print one frame, also on a terminal; so does a size
        --width N      columns, \(widths.lowerBound) to \(widths.upperBound) \
      (default: \(LaunchDefaults.width))
        --height N     rows, \(heights.lowerBound) to \(heights.upperBound) \
      (default: \(LaunchDefaults.height))
        --help         show this text

      Without --file or --url, this shows the bundled \(items).

      """
  }
}

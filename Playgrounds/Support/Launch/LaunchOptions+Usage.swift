extension LaunchOptions {
  /// The usage text, which ends with a line break.
  public static var usage: String {
    let styles = Style.allCases.map(\.rawValue)
    let widths = LaunchDefaults.widths
    let heights = LaunchDefaults.heights
    return """
      Usage: \(Style.program) [options]

        --file PATH    read the \(Style.items) from a JSON file
        --url URL      read the \(Style.items) from a web address
        --style STYLE  \(styles.joined(separator: ", ")) (default: \(styles[0]))
        --print        print one frame, also on a terminal; so does a size
        --width N      columns, \(widths.lowerBound) to \(widths.upperBound) \
      (default: \(LaunchDefaults.width))
        --height N     rows, \(heights.lowerBound) to \(heights.upperBound) \
      (default: \(LaunchDefaults.height))
        --help         show this text

      Without --file or --url, this shows the bundled \(Style.items).

      """
  }
}

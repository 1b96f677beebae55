/// What the arguments of a playground program ask for.
///
/// Every program takes the same options; only the styles differ.
public struct LaunchOptions<Style: LaunchStyle>: Hashable, Sendable {
  /// What to read instead of the data bundled with the program, if anything.
  public var source: JSONSource?

  /// The style to run.
  public var style: Style

  /// The frame's width, in columns.
  public var width: Int

  /// The frame's height, in rows.
  public var height: Int

  /// Whether one frame is to be printed, also where a person is at a terminal.
  ///
  /// A size says so too.
  public var isPrinted: Bool

  /// Whether the usage text is asked for, and nothing else is to be done.
  public var showsHelp: Bool

  /// Makes options from values.
  ///
  /// The size is taken as it is: only ``parse(_:)`` checks it.
  public init(
    source: JSONSource? = nil, style: Style, width: Int = LaunchDefaults.width,
    height: Int = LaunchDefaults.height, isPrinted: Bool = false, showsHelp: Bool = false
  ) {
    self.source = source
    self.style = style
    self.width = width
    self.height = height
    self.isPrinted = isPrinted
    self.showsHelp = showsHelp
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The size of a terminal, in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The columns.
  public var width: Int
  /// The rows.
  public var height: Int

  /// Makes a size of columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// What is assumed where there is no terminal to ask: 80 columns, 24 rows.
  public static let standard = TerminalSize(width: 80, height: 24)

  /// The size of the terminal that standard output goes to, or the standard size if it goes
  /// elsewhere.
  public static var current: TerminalSize { size(of: STDOUT_FILENO) }

  /// The size of the terminal that a descriptor stands for, or the standard size if it is none.
  static func size(of descriptor: Int32) -> TerminalSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return .standard }
    return TerminalSize(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}

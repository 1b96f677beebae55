import BinderyBindings
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives the terminal back as it was, also where the program calls `exit` in between; not where it
/// traps.
enum TerminalRestoring {
  private struct Former: Sendable {
    let mode: termios
    let input: Int32
    let output: Int32
  }
  private static let former = Mutex<Former?>(nil)
  private static let atEnd: Void = { atexit { TerminalRestoring.restore() } }()

  /// Remembers how a terminal was.
  static func remember(_ mode: termios, input: Int32, output: Int32) {
    former.withLock { $0 = Former(mode: mode, input: input, output: output) }
    atEnd
  }

  /// Has the terminal be as it was, unless it is already.
  static func restore() {
    guard
      let former = former.withLock({ former in
        defer { former = nil }
        return former
      })
    else { return }
    writeAll("\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l", to: former.output)
    var mode = former.mode
    tcsetattr(former.input, TCSAFLUSH, &mode)
  }
}

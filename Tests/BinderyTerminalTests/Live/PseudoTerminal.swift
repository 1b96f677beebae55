#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal whose other end is the test.
final class PseudoTerminal {
  /// The end that a person would sit at.
  private let person: Int32
  /// The end that a program reads from and writes to.
  let program: Int32

  /// Opens one of a size in cells; nil where the system has none.
  init?(columns: UInt16, rows: UInt16) {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard person >= 0, let name = Self.name(of: person) else { return nil }
    program = open(name, O_RDWR | O_NOCTTY)
    guard program >= 0 else { return nil }
    resize(columns: columns, rows: rows)
  }

  /// Where the other end is.
  private static func name(of person: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
        return nil
      }
      return String(cString: name)
    #else
      // The requests TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>.
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(person, 0x4004_5431, &lock) == 0, ioctl(person, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  deinit {
    close(person)
    close(program)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Types bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Reads what the program has written, up to an end that it is known to have written.
  func read(until end: String) -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = readBytes(person, &part)
      if count <= 0 { break }
      bytes += part.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether what is typed is shown by the terminal itself, a line at a time.
  var echoes: Bool {
    var mode = termios()
    tcgetattr(program, &mode)
    return mode.c_lflag & tcflag_t(ECHO) != 0 && mode.c_lflag & tcflag_t(ICANON) != 0
  }
}

private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}

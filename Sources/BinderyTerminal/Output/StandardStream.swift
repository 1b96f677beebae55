import BinderyBindings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the two streams that a program writes to.
public enum StandardStream: Sendable {
  /// What the program has to say.
  case output
  /// What went wrong.
  case error

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Whether a person reads the stream on a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes text and the end of a line. Returns false where nobody takes it any more.
  ///
  /// The text goes out as it is: it must have been made safe before.
  @discardableResult public func write(line text: String) -> Bool {
    writeAll(text + "\n", to: descriptor)
  }
}

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

/// Writes text as it is. Returns false where nobody takes it any more.
@discardableResult func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = writeBytes(descriptor, rest)
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN && isWritable(descriptor) { continue }
      if count <= 0 { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }
}

/// Waits until a descriptor that does not wait by itself takes more.
private func isWritable(_ descriptor: Int32) -> Bool {
  var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return poll(&descriptor, 1, -1) > 0 && descriptor.revents & Int16(POLLOUT) != 0
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a program says what went wrong.
let standardErrorDescriptor = STDERR_FILENO

/// Writes text as it is. Returns false where nobody takes it any more.
@discardableResult package func writeAll(_ text: String, to descriptor: Int32) -> Bool {
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

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A listening socket, and two pipes: the closed end of one says that late answers may go, that of
/// the other that it is to stop.
final class Listener: Sendable {
  /// The port the system chose.
  let port: Int

  private let socket: Int32
  private let stopped: Int32
  private let stopper: Int32
  private let released: Int32
  private let releaser: Mutex<Int32?>

  /// Takes a port, and listens there unless every connection is to be refused.
  init(refusesConnections: Bool) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
      socket = Glibc.socket(AF_INET, stream, 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let file = socket
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(file, generic, size) == 0 && getsockname(file, generic, &size) == 0
          && (refusesConnections || listen(file, 8) == 0)
      }
    }
    var ends: [Int32] = [-1, -1]
    var lateEnds: [Int32] = [-1, -1]
    guard isListening, pipe(&ends) == 0, pipe(&lateEnds) == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EIO
      _ = close(file)
      throw POSIXError(code)
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    stopped = ends[0]
    stopper = ends[1]
    released = lateEnds[0]
    releaser = Mutex(lateEnds[1])
  }

  /// Lets late answers go.
  func release() {
    releaser.withLock { file in
      if let file { _ = close(file) }
      file = nil
    }
  }

  /// Makes `serve` return. To be called once.
  func stop() {
    _ = close(stopper)
    release()
  }

  /// Answers connections one after the other until stopped, then closes what it owns.
  func serve(_ answer: LoopbackAnswer, connections: Int, received: (String) -> Void) {
    defer {
      _ = close(socket)
      _ = close(stopped)
      _ = close(released)
    }
    if case .refuse = answer {
      _ = waitUntilReadable(stopped)
      return
    }
    for _ in 0..<connections {
      guard waitUntilReadable(socket) else { return }
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { continue }
      defer { _ = close(connection) }
      guard let head = readHead(connection) else { continue }
      received(String(head.prefix { !$0.isNewline }))
      if case .late = answer, !waitUntilReadable(released) { return }
      send(answer.bytes, to: connection)
      if case .hold = answer, !waitUntilReadable(connection) { return }
    }
  }

  /// Waits for a socket to have something to read, or to be closed by its other end.
  /// - Returns: Whether it has; false once the server is to stop.
  private func waitUntilReadable(_ file: Int32) -> Bool {
    while true {
      var files = [
        pollfd(fd: file, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&files, 2, -1)
      if count < 0, errno == EINTR { continue }
      return count > 0 && files[1].revents == 0
    }
  }

  /// Reads up to the blank line that ends a request's head, or 16 KiB.
  private func readHead(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while head.count < 16 << 10, waitUntilReadable(connection) {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      head += piece[..<count]
      let text = String(decoding: head, as: UTF8.self)
      if text.contains("\r\n\r\n") { return text }
    }
    return nil
  }

  private func send(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
      var noSignal: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &noSignal, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, flags) }
      #else
        let count = rest.withUnsafeBytes {
          Darwin.send(connection, $0.baseAddress, $0.count, flags)
        }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

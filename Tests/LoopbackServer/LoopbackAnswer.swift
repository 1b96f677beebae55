/// What a loopback server does once it has read a request.
package enum LoopbackAnswer: Sendable {
  /// Sends a whole answer.
  case whole(status: Int, body: String)

  /// Sends a whole answer, but not before the server is told to.
  case late(status: Int, body: String)

  /// Promises more bytes than it sends, then closes the connection.
  case cutOff(body: String, promised: Int)

  /// Closes the connection without a word.
  case close

  /// Says nothing until the client goes away or the server stops.
  case hold

  /// Takes no connection: the port is kept, but nobody listens.
  case refuse

  /// The bytes to send.
  var bytes: [UInt8] {
    switch self {
    case .whole(let status, let body), .late(let status, let body):
      Self.bytes(status: status, length: body.utf8.count, body: body)
    case .cutOff(let body, let promised):
      Self.bytes(status: 200, length: promised, body: body)
    case .close, .hold, .refuse:
      []
    }
  }

  private static func bytes(status: Int, length: Int, body: String) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status) Answer\r
      Content-Type: application/json\r
      Content-Length: \(length)\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + Array(body.utf8)
  }
}

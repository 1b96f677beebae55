#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
#if canImport(FoundationNetworking)
  import Foundation
  package import FoundationNetworking
#else
  package import Foundation
#endif

/// A web server on this machine that gives every request the same answer.
///
/// It listens on 127.0.0.1 at a port the system chooses, takes eight connections at most, and runs
/// while the body of ``with(_:run:)`` does.
package struct LoopbackServer: Sendable {
  /// The port it listens on.
  package let port: Int

  /// The first line of each request, once the request has been read.
  package let requests: AsyncStream<String>

  /// A session that uses neither proxies nor a cache on disk, for as long as the server runs.
  package let session: URLSession

  private let listener: Listener

  /// Has the server send its late answers, from here on at once.
  package func sendLateAnswers() { listener.release() }

  /// Returns the address of a path.
  package func url(_ path: String) -> String {
    "http://127.0.0.1:\(port)\(path)"
  }

  /// Runs a body while a server is up.
  package static func with<Result>(
    _ answer: LoopbackAnswer, run body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let refusesConnections = if case .refuse = answer { true } else { false }
    let listener = try Listener(refusesConnections: refusesConnections)
    let (requests, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(8))
    // The thread owns the listener; closing this end of its pipe tells it to stop.
    Thread.detachNewThread {
      listener.serve(answer, connections: 8) { continuation.yield($0) }
      continuation.finish()
    }
    _ = bypassesProxies
    let configuration = URLSessionConfiguration.ephemeral
    configuration.connectionProxyDictionary = [:]
    let session = URLSession(configuration: configuration)
    defer {
      session.invalidateAndCancel()
      listener.stop()
    }
    return try await body(
      LoopbackServer(
        port: listener.port, requests: requests, session: session, listener: listener))
  }

  /// Sees to it that a proxy named in the environment is not asked for this machine.
  ///
  /// On Linux the network library follows the environment whatever a session's configuration says.
  /// The environment is left alone unless it names a proxy.
  private static let bypassesProxies: Bool = {
    let names = ["http_proxy", "all_proxy", "ALL_PROXY"]
    guard names.contains(where: { getenv($0) != nil }) else { return false }
    return setenv("no_proxy", "127.0.0.1", 1) == 0
  }()
}

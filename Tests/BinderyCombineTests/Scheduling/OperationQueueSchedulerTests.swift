#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  @Suite struct OperationQueueSchedulerTests {
    @Test func getsToEachActionInTheEnd() async {
      let queue = OperationQueue()
      await withCheckedContinuation { continuation in
        queue.schedule { continuation.resume() }
      }
      await withCheckedContinuation { continuation in
        queue.schedule(after: queue.now.advanced(by: 0.001)) { continuation.resume() }
      }
      let (fired, continuation) = AsyncStream.makeStream(of: Void.self)
      let timer = queue.schedule(after: queue.now, interval: 0.001) { continuation.yield() }
      for await _ in fired { break }
      timer.cancel()
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Dispatch
  import Foundation
  import Testing

  @Suite struct RunLoopSchedulerTests {
    @Test func runsTheMainRunLoopsActionsOnTheMainQueue() async {
      await withCheckedContinuation { continuation in
        RunLoop.main.schedule {
          dispatchPrecondition(condition: .onQueue(.main))
          MainActor.assumeIsolated { continuation.resume() }
        }
      }
      await withCheckedContinuation { continuation in
        RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 0.001)) {
          continuation.resume()
        }
      }
    }

    @Test func runsAnotherRunLoopsActionsWhileItRuns() async {
      let log = await withCheckedContinuation { continuation in
        let thread = Thread {
          let loop = RunLoop.current
          var log: [String] = []
          loop.schedule { log.append("now") }
          loop.schedule(after: loop.now.advanced(by: 0.001)) { log.append("later") }
          while log.count < 2 {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
          }
          continuation.resume(returning: log)
        }
        thread.start()
      }
      #expect(log == ["now", "later"])
    }
  }
#endif

#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  @Suite struct TimerTests {
    @Test func firesWhileItHasSubscribers() async {
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      var dates: [Date] = []
      for await date in timer.values {
        dates.append(date)
        if dates.count == 2 { break }
      }
      #expect(dates[0] <= dates[1])
    }

    @Test func sendsNothingBeforeItIsConnected() {
      let timer = Timer.publish(every: 0, on: .main, in: .common)
      let recorder = timer.record()
      #expect(recorder.values == [])
      recorder.cancel()
      #expect(timer.interval == 0)
    }
  }
#endif

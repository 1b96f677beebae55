#if !canImport(Darwin)
  import BinderyCombine
  import Foundation
  import Testing

  @Suite struct NotificationCenterTests {
    @Test func publishesNotificationsOfAName() {
      let center = NotificationCenter()
      let name = Notification.Name("didChange")
      let sender = Witness()
      let all = center.publisher(for: name).record(.max(2))
      let own = center.publisher(for: name, object: sender).record()
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: nil)
      center.post(name: name, object: sender)
      center.post(name: name, object: nil)
      #expect(all.values.map(\.name) == [name, name])
      #expect(own.values.count == 1)
      all.cancel()
      own.cancel()
      center.post(name: name, object: sender)
      #expect(own.values.count == 1)
    }
  }
#endif

#if !canImport(Darwin)
  public import Foundation

  extension NotificationCenter {
    /// A publisher of a center's notifications.
    public struct Publisher: BinderyCombine.Publisher {
      /// A notification.
      public typealias Output = Notification
      /// This publisher cannot fail.
      public typealias Failure = Never

      /// The center that posts the notifications.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object that posts the notifications; any if nil.
      public let object: AnyObject?

      /// Makes a publisher of notifications with a name.
      public init(
        center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
      ) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Notification, Never>) {
        let subject = Handoff(PassthroughSubject<Notification, Never>())
        let token = Handoff(
          center.addObserver(forName: name, object: object, queue: nil) { notification in
            subject.value.send(notification)
          })
        let center = center
        let stop = AnyCancellable { center.removeObserver(token.value) }
        subject.value.subscribe(EventTap(subscriber, Events(onCancel: { stop.cancel() })))
      }
    }

    /// Returns a publisher of the notifications with a name, of one object or of any.
    public func publisher(
      for name: Notification.Name, object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif

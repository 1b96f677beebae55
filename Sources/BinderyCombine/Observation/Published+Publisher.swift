#if !canImport(Darwin)
  extension Published {
    /// A publisher of a property's values, which never completes.
    public struct Publisher: BinderyCombine.Publisher {
      /// The kind of values published.
      public typealias Output = Value
      /// This publisher cannot fail.
      public typealias Failure = Never

      let property: PublishedProperty<Value>

      /// Attaches a subscriber, which receives its subscription first.
      public func receive(subscriber: some Subscriber<Output, Failure>) {
        property.broadcast.attach(AnySubscriber(subscriber))
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property, until the property is released.
    ///
    /// Nothing needs to be kept or cancelled, and the property's object is not kept alive.
    public func assign(to published: inout Published<Output>.Publisher) {
      subscribe(PublishedSubscriber(published.property))
    }
  }
#endif

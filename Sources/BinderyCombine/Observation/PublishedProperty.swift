#if !canImport(Darwin)
  /// The storage of a `@Published` property: its value, its subscribers and its object's publisher.
  final class PublishedProperty<Value> {
    let broadcast: Broadcast<Value, Never>
    private let objectWillChange = Guarded<ObservableObjectPublisher?>(nil)

    init(_ value: Value) {
      broadcast = Broadcast(value: value)
    }

    var value: Value { broadcast.value! }

    /// Tells the object's publisher, then the subscribers, and then stores the value.
    func set(_ value: Value) {
      objectWillChange.withLock { $0 }?.send()
      broadcast.announce(value)
      broadcast.store(value)
    }

    func installedPublisher() -> (publisher: ObservableObjectPublisher, isFresh: Bool) {
      objectWillChange.withLock { publisher in
        if let publisher { return (publisher, false) }
        let fresh = ObservableObjectPublisher()
        publisher = fresh
        return (fresh, true)
      }
    }

    func install(_ publisher: ObservableObjectPublisher) {
      _ = objectWillChange.exchange(publisher)
    }
  }
#endif

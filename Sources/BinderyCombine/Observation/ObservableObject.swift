#if !canImport(Darwin)
  /// An object that says when it is about to change.
  ///
  /// The `objectWillChange` that comes with the protocol sends before each change of a `@Published`
  /// property; an object may also send it by hand, or declare a publisher of its own, which
  /// `@Published` properties then leave alone.
  public protocol ObservableObject: AnyObject {
    /// The kind of publisher that says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that sends before a `@Published` property of the object changes.
    ///
    /// The object's own reflection finds the properties, so an object that is `CustomReflectable`
    /// and leaves some out is not told of their changes.
    ///
    /// - Complexity: O(stored properties) the first time, then O(stored properties before the first
    ///   `@Published` one); a lookup by identity for an object that has none. Changing a property
    ///   costs no reflection.
    public var objectWillChange: ObservableObjectPublisher {
      installedPublisher() ?? ObjectWillChangeTable.shared.publisher(for: self)
    }

    /// Returns the publisher that the `@Published` properties share, or nil if there are none.
    private func installedPublisher() -> ObservableObjectPublisher? {
      var publisher: ObservableObjectPublisher?
      var mirror: Mirror? = Mirror(reflecting: self)
      while let reflected = mirror {
        for child in reflected.children {
          guard let property = child.value as? any ObservableProperty else { continue }
          if let publisher {
            property.install(publisher)
            continue
          }
          // Properties are given their publisher all at once, so the first speaks for the others.
          let (installed, isFresh) = property.installedPublisher()
          guard isFresh else { return installed }
          publisher = installed
        }
        mirror = reflected.superclassMirror
      }
      return publisher
    }
  }
#endif

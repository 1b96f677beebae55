#if !canImport(Darwin)
  /// A stored property that tells its object's publisher before it changes.
  protocol ObservableProperty {
    /// Returns the property's publisher and whether it was made just now.
    func installedPublisher() -> (publisher: ObservableObjectPublisher, isFresh: Bool)

    /// Gives the property its object's publisher.
    func install(_ publisher: ObservableObjectPublisher)
  }
#endif

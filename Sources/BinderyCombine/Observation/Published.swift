#if !canImport(Darwin)
  /// A property of a class that publishes its values.
  ///
  /// Before the property changes, its object's `objectWillChange` sends, and then `$property` sends
  /// the value to come: a subscriber that reads the property itself still sees the old one.
  ///
  /// - Complexity: A change copies the value, so changing a collection in place is O(*n*).
  @propertyWrapper
  public struct Published<Value> {
    let property: PublishedProperty<Value>

    /// Makes a property with its first value.
    public init(wrappedValue: Value) {
      property = PublishedProperty(wrappedValue)
    }

    /// Makes a property with its first value.
    public init(initialValue: Value) {
      self.init(wrappedValue: initialValue)
    }

    /// The value of a property that is not a class's, which there cannot be.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
      get { preconditionFailure("@Published outside a class") }
      set { preconditionFailure("@Published outside a class") }
    }

    /// The property's values: the current one at once, then each new one just before it is stored.
    public var projectedValue: Publisher {
      get { Publisher(property: property) }
      // `assign(to: &$property)` writes back what it read: there is nothing to store.
      set { _ = newValue }
    }

    /// The property's value, read and written through its object.
    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].property.value }
      set { object[keyPath: storageKeyPath].property.set(newValue) }
    }
  }

  extension Published: ObservableProperty {
    func installedPublisher() -> (publisher: ObservableObjectPublisher, isFresh: Bool) {
      property.installedPublisher()
    }

    func install(_ publisher: ObservableObjectPublisher) {
      property.install(publisher)
    }
  }
#endif

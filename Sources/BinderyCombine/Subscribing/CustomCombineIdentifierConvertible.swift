#if !canImport(Darwin)
  /// A type with an identity of its own; for a class it is the object's.
  public protocol CustomCombineIdentifierConvertible {
    /// This value's identity.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of this subscriber.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }
#endif

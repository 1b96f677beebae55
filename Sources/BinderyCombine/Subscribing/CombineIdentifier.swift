#if !canImport(Darwin)
  import Synchronization

  /// The identity of a subscriber or subscription.
  public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let next = Atomic<UInt>(0)

    private enum Identity: Hashable {
      case serial(UInt)
      case object(ObjectIdentifier)
    }

    private let identity: Identity

    /// Makes an identity that no other value has.
    public init() {
      identity = .serial(Self.next.add(1, ordering: .relaxed).oldValue)
    }

    /// Makes an object's identity, which holds for as long as the object lives.
    public init(_ object: AnyObject) {
      identity = .object(ObjectIdentifier(object))
    }

    /// A short name for logs.
    public var description: String {
      switch identity {
      case .serial(let number): "0x" + String(number, radix: 16)
      case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
      }
    }
  }
#endif

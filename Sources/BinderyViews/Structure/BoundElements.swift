/// The data of a `ForEach` over a binding: a name for the type, never a value.
public enum BoundElements<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the last.
  public var endIndex: Int { 0 }
  /// Never called.
  public subscript(position: Int) -> Base.Element { fatalError("Element of a name") }
}

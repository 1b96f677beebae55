/// The values of a navigation stack, of any types: each stands for a screen.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Makes an empty path.
  public init() { elements = [] }

  /// Makes a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end: its screen comes on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end. There must be as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

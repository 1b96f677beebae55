// A binding to a collection is the collection of the bindings to its elements.

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What `for` steps through.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some bindings in a row.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// A position in the bound collection.
  public typealias Index = Value.Index
  /// The positions of the bound collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  @MainActor public var startIndex: Index { structure.startIndex }

  /// The position after the last element.
  @MainActor public var endIndex: Index { structure.endIndex }

  /// The positions of the elements.
  @MainActor public var indices: Indices { structure.indices }

  /// How many elements there are.
  @MainActor public var count: Int { structure.count }

  /// The position after another.
  @MainActor public func index(after i: Index) -> Index { location.peek().index(after: i) }

  /// Moves a position on by one.
  @MainActor public func formIndex(after i: inout Index) {
    location.peek().formIndex(after: &i)
  }

  /// A binding to the element at a position.
  ///
  /// It stays with that element, which it finds by its identity if the element is `Identifiable`,
  /// and by its position if it is not. Once the element is gone, reads give its last value, and
  /// writes are dropped and reported.
  @MainActor public subscript(position: Index) -> Binding<Value.Element> {
    Unmanaged.passUnretained(location).borrow { location in
      Binding<Value.Element>(location: location.element(at: position), carrying: carried)
    }
  }

  /// The collection; only its structure is tracked.
  @MainActor private var structure: Value {
    if Reader.current != nil { location.elements.trackStructure() }
    return location.peek()
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  @MainActor public func index(before i: Index) -> Index { location.peek().index(before: i) }

  /// Moves a position back by one.
  @MainActor public func formIndex(before i: inout Index) {
    location.peek().formIndex(before: &i)
  }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// The position a number of steps from another.
  @MainActor public func index(_ i: Index, offsetBy distance: Int) -> Index {
    location.peek().index(i, offsetBy: distance)
  }

  /// The number of steps between two positions.
  @MainActor public func distance(from start: Index, to end: Index) -> Int {
    location.peek().distance(from: start, to: end)
  }
}

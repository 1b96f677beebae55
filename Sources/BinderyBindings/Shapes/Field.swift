/// A part of a value: its path, the bytes it takes up, and its own shape.
final class Field<Root, Value>: AnyField {
  let writablePath: WritableKeyPath<Root, Value>
  let shape = ValueShape<Value>()
  /// Where it is stored, or -1 if the path is computed, observed, subscripted or leads through an
  /// object. Asked once, for it is slow to find.
  let offset: Int
  let extent: Extent
  /// The same path, if it leads through an object.
  let referencePath: ReferenceWritableKeyPath<Root, Value>?
  /// Saves looking the metadata up for every location.
  private let locationType: FieldLocation<Root, Value>.Type

  init(_ path: WritableKeyPath<Root, Value>) {
    writablePath = path
    offset = MemoryLayout<Root>.offset(of: path) ?? -1
    extent = offset < 0 ? .everything : Extent(of: Value.self, at: offset)
    referencePath = path as? ReferenceWritableKeyPath<Root, Value>
    locationType = FieldLocation<Root, Value>.self
    super.init(path)
  }

  func makeLocation(in source: Location<Root>) -> Location<Value> {
    if let referencePath { return ReferencedLocation(self, referencePath, in: source) }
    if offset < 0 { return ComputedLocation(self, in: source) }
    return locationType.init(self, in: source)
  }
}

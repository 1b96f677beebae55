/// What is known about a type of values: how two are compared, and where its parts lie.
///
/// Each fact is found once, when it is first asked for. Locations that hold values of one origin
/// share a shape (all elements of a collection do), so that neither a cast nor the look-up of a
/// field's offset happens for each of them.
@MainActor package final class ValueShape<Value> {
  @exclusivity(unchecked) private var equality: Equality<Value>?
  /// The same, to be asked without being retained.
  @exclusivity(unchecked) private var known: Unmanaged<Equality<Value>>?
  @exclusivity(unchecked) private var fields: ContiguousArray<AnyField> = []
  /// The `CollectionPlan`, where the type is a collection.
  @exclusivity(unchecked) private var plan: AnyObject?

  /// Creates a shape that knows nothing yet.
  package nonisolated init() {}

  /// Whether the values are equal where the type says what that means, else whether they are the
  /// same bit for bit.
  @inline(__always)
  package func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    (known ?? findEquality()).borrow { $0.isSame(a, b) }
  }

  @inline(never) private func findEquality() -> Unmanaged<Equality<Value>> {
    let found = Equality<Value>.make()
    equality = found
    known = .passUnretained(found)
    return .passUnretained(found)
  }

  /// What is known about a part.
  func field<Part>(_ path: WritableKeyPath<Value, Part>) -> Field<Value, Part> {
    for field in fields where field.path === path {
      return unsafeDowncast(field, to: Field<Value, Part>.self)
    }
    for field in fields where field.path == path {
      return unsafeDowncast(field, to: Field<Value, Part>.self)
    }
    let field = Field(path)
    fields.append(field)
    return field
  }
}

extension ValueShape where Value: MutableCollection {
  /// How the elements are told apart and reached.
  var collectionPlan: CollectionPlan<Value> { collectionPlanReference.takeUnretainedValue() }

  /// The same, to be asked without being retained.
  @inline(__always) var collectionPlanReference: Unmanaged<CollectionPlan<Value>> {
    if let plan { return .fromOpaque(Unmanaged.passUnretained(plan).toOpaque()) }
    return makeCollectionPlan()
  }

  @inline(never) private func makeCollectionPlan() -> Unmanaged<CollectionPlan<Value>> {
    let made = CollectionPlan<Value>.make()
    plan = made
    return .passUnretained(made)
  }
}

import BinderyBindings
import BinderyViews

/// Walks the stored properties of a type, and finds out how each is compared and supplied.
@MainActor struct PropertyFinder {
  private(set) var comparisons: ContiguousArray<FieldComparison> = []
  private(set) var installations: ContiguousArray<PropertyInstallation> = []
  private(set) var updates: ContiguousArray<PropertyUpdate> = []

  /// Adds what a view, a modifier or any other value holds.
  mutating func add(_ type: Any.Type, at base: Int = 0) {
    if storedFields(of: type).isEmpty {
      compare(type, at: base, isStrong: true)
    } else {
      addFields(of: type, at: base)
    }
  }

  private mutating func addFields(of type: Any.Type, at base: Int) {
    for field in storedFields(of: type) { add(field, at: base + field.offset) }
  }

  private mutating func add(_ field: StoredField, at offset: Int) {
    if let installed = field.type as? any InstalledProperty.Type {
      addInstalled(installed, at: offset)
    } else if let place = field.type as? any LocationProperty.Type {
      addPlace(place, at: offset)
    } else if field.type is any PropertyHolder.Type {
      for held in storedFields(of: field.type) { add(held.type, at: offset + held.offset) }
    } else if let dynamic = field.type as? any DynamicProperty.Type {
      addFields(of: field.type, at: offset)
      addUpdated(dynamic, at: offset)
    } else {
      compare(field.type, at: offset, isStrong: field.isStrong)
    }
  }

  // MARK: Supplying

  private mutating func addInstalled<P: InstalledProperty>(_: P.Type, at offset: Int) {
    addComparison(
      .custom { P.isSame($0.assumingMemoryBound(to: P.self), $1.assumingMemoryBound(to: P.self)) },
      at: offset, size: MemoryLayout<P>.size)
    installations.append(TypedInstallation<P>(at: offset))
  }

  private mutating func addPlace<P: LocationProperty>(_: P.Type, at offset: Int) {
    addComparison(
      .place { P.isSame($0.assumingMemoryBound(to: P.self), $1.assumingMemoryBound(to: P.self)) },
      at: offset, size: MemoryLayout<P>.size)
  }

  private mutating func addUpdated<P: DynamicProperty>(_: P.Type, at offset: Int) {
    updates.append(
      PropertyUpdate(offset: offset) { $0.assumingMemoryBound(to: P.self).pointee.update() })
  }

  // MARK: Comparing

  /// Compares a value by `==` if its type has one, a struct field by field, so that its padding
  /// does not count, and anything else by its bytes, if those are all there is to it.
  private mutating func compare(_ type: Any.Type, at offset: Int, isStrong: Bool) {
    func open<T>(_: T.Type) -> FieldComparison.Rule? {
      if !isStrong { return .never }
      if let equatable = T.self as? any Equatable.Type {
        return FieldComparison.equality(equatable)
      }
      if isExistential(T.self) { return .place(FieldComparison.isSameInside(T.self)) }
      if !storedFields(of: T.self).isEmpty { return nil }
      return _isBitwiseTakable(T.self) ? .bytes : .never
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    if let rule = _openExistential(type, do: open) {
      addComparison(rule, at: offset, size: _openExistential(type, do: size))
      return
    }
    for field in storedFields(of: type) {
      compare(field.type, at: offset + field.offset, isStrong: field.isStrong)
    }
  }

  private mutating func addComparison(_ rule: FieldComparison.Rule, at offset: Int, size: Int) {
    // Bytes that follow each other are compared in one go.
    if case .bytes = rule, let last = comparisons.last, case .bytes = last.rule,
      last.offset + last.size == offset
    {
      comparisons[comparisons.count - 1] = FieldComparison(
        .bytes, at: last.offset, size: last.size + size)
    } else {
      comparisons.append(FieldComparison(rule, at: offset, size: size))
    }
  }
}

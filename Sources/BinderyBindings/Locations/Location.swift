/// Where a value of a known type lives.
@MainActor package class Location<Value>: AnyLocation {
  /// What is known about the type, once somebody has asked. It is kept, and asked without being
  /// retained.
  @exclusivity(unchecked) private final var knownShape: Unmanaged<ValueShape<Value>>?

  nonisolated init(
    parent: AnyLocation? = nil, key: ObjectIdentifier? = nil, extent: Extent = .everything,
    isAddressable: Bool = false, needsPreparing: Bool = false, shape: ValueShape<Value>? = nil
  ) {
    // Not by `map`, which asks for the metadata of both optionals.
    if let shape { knownShape = .passRetained(shape) }
    super.init(
      parent: parent, key: key, extent: extent, isAddressable: isAddressable,
      needsPreparing: needsPreparing)
  }

  deinit { knownShape?.release() }

  /// What is known about the type of the value.
  final var shape: ValueShape<Value> { shapeReference.takeUnretainedValue() }

  @inline(__always) final var shapeReference: Unmanaged<ValueShape<Value>> {
    knownShape ?? makeShape()
  }

  @inline(never) private final func makeShape() -> Unmanaged<ValueShape<Value>> {
    let shape = Unmanaged.passRetained(ValueShape<Value>())
    knownShape = shape
    return shape
  }

  // MARK: Reading

  /// The value; a reader whose body is being evaluated comes to depend on it.
  package final func read() -> Value {
    // Who looks from outside of a body will mostly write.
    if Reader.reference == nil { prefetchReader() }
    let value = get()
    track()
    return value
  }

  /// The value; nobody comes to depend on it.
  package final func peek() -> Value {
    guard let current = Reader.current else { return get() }
    Reader.current = nil
    defer { Reader.current = current }
    return get()
  }

  /// The value. What closures read on the way is tracked, this location is not.
  func get() -> Value { fatalError("Abstract location") }

  /// The memory of the value, for one read or one write, after `prepare(forWriting:)`.
  ///
  /// It is valid until code of the user runs.
  func address(forWriting: Bool) -> UnsafeMutablePointer<Value>? { nil }

  // MARK: Writing

  /// Replaces the value and marks those who read it.
  ///
  /// While a body is evaluated the write is dropped and reported.
  package final func write(_ value: Value) {
    if Reader.reference != nil { return dropWrite() }
    replace(with: value)
  }

  @inline(never) private final func dropWrite() {
    if let current = Reader.current { reportIssue(.writeDuringBody(of: current)) }
  }

  /// Replaces the value, tells those who read it, and only then lets the former value go.
  func replace(with value: Value) {
    guard !needsPreparing || prepare(forWriting: true), let memory = address(forWriting: true)
    else {
      replaceThroughParent(value)
      return
    }
    var old = memory.move()
    memory.initialize(to: value)
    if needsPreparing { restoreAround() }
    var new = value
    didReplace(&old, &new)
  }

  /// Replaces the value where it has no memory of its own.
  func replaceThroughParent(_ value: Value) { fatalError("Abstract location") }

  /// Tells everyone concerned that the value in memory is another one.
  final func didReplace(_ old: UnsafeMutablePointer<Value>, _ new: UnsafeMutablePointer<Value>) {
    if parent == nil && !hasAudience { return }
    if isSame(old, new) {
      if partCount > 0 { parentWasReplacedByEqual() }
      if needsPreparing { tellAroundOfEqualWrite() }
      return
    }
    notify(certainly: true)
    tellInside(from: old, to: new)
    tellAround(from: old, to: new)
  }

  // MARK: Change

  /// Whether two values are the same. Where the shape is a constant it is asked directly.
  func isSame(_ a: UnsafePointer<Value>, _ b: UnsafePointer<Value>) -> Bool {
    shapeReference.borrow { $0.isSame(a, b) }
  }

  /// The value has changed: tells its readers and those inside whose value differs too.
  final func didChange(from old: UnsafePointer<Value>, to new: UnsafePointer<Value>) {
    if isSame(old, new) { return }
    notify(certainly: true)
    tellInside(from: old, to: new)
  }

  /// Tells those inside whose value differs.
  final func tellInside(from old: UnsafePointer<Value>, to new: UnsafePointer<Value>) {
    if children.count == 0 { return }
    let parts = children
    for i in 0..<parts.count { parts[i].parentDidChange(from: old, to: new) }
  }

  // MARK: Parts

  /// The location of a part of the value.
  package final func child<Part>(_ path: WritableKeyPath<Value, Part>) -> Location<Part> {
    if let part = children.find(ObjectIdentifier(path)) {
      return unsafeDowncast(part, to: Location<Part>.self)
    }
    let field = shape.field(path)
    // The shape may know the path by another, equal object.
    if field.path !== path, let part = children.find(field.key) {
      return unsafeDowncast(part, to: Location<Part>.self)
    }
    return field.makeLocation(in: self)
  }
}

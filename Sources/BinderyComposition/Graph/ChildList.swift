import BinderyBindings
package import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a node stands over: another node, or a leaf that needs no node of its own.
package struct Child {
  package let node: Node?
  package var leaf: Leaf
  package var geometry = Geometry()
  /// The environment that a leaf sees, to be asked without being retained; its owner is an ancestor.
  package private(set) var environmentReference: Unmanaged<EnvironmentStorage>
  /// The environment that a leaf sees.
  package var environment: EnvironmentStorage {
    get { environmentReference.takeUnretainedValue() }
    set { environmentReference = .passUnretained(newValue) }
  }

  @MainActor init(_ node: Node) {
    self.node = node
    leaf = .divider
    environmentReference = .passUnretained(node.environment)
  }
  @MainActor init(_ leaf: Leaf, in parent: Node) {
    node = nil
    self.leaf = leaf
    environmentReference = .passUnretained(parent.environment)
  }
}

/// Children by position, in memory that is not shared, so that they are changed in place.
package struct ChildList: ~Copyable {
  package private(set) var base: UnsafeMutablePointer<Child>?
  package private(set) var count: Int32 = 0
  private var capacity: Int32

  init(capacity: Int) {
    self.capacity = Int32(capacity)
    base = capacity == 0 ? nil : Self.memory(capacity)
  }

  deinit {
    guard let base else { return }
    base.deinitialize(count: Int(count))
    free(base)
  }

  // `UnsafeMutablePointer.allocate` goes through posix_memalign on Linux, which is slower.
  private static func memory(_ count: Int) -> UnsafeMutablePointer<Child> {
    guard let bytes = malloc(count * MemoryLayout<Child>.stride) else {
      fatalError("Out of memory")
    }
    return bytes.bindMemory(to: Child.self, capacity: count)
  }

  subscript(index: Int) -> Child {
    _read { yield base.unsafelyUnwrapped[index] }
    nonmutating _modify { yield &base.unsafelyUnwrapped[index] }
  }

  mutating func append(_ child: consuming Child) {
    if count == capacity {
      let larger = max(2, Int(capacity) * 2)
      let grown = Self.memory(larger)
      if let base {
        grown.moveInitialize(from: base, count: Int(count))
        free(base)
      }
      base = grown
      capacity = Int32(larger)
    }
    (base.unsafelyUnwrapped + Int(count)).initialize(to: child)
    count += 1
  }

  /// Drops the children from a position on.
  mutating func truncate(to newCount: Int) {
    guard Int(count) > newCount else { return }
    (base.unsafelyUnwrapped + newCount).deinitialize(count: Int(count) - newCount)
    count = Int32(newCount)
  }
}

import BinderyBindings
import BinderyPrefetch
import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Children by position, in memory that is not shared, so that they are changed in place.
///
/// All of it is one block: the children, and after them the leaves among them. A node that is the
/// only child, as below most nodes, is in the list itself.
package struct ChildList: ~Copyable {
  // First, so that where the list is, its only child is.
  /// The only child while there is no block; else how many leaves the block has and has room for,
  /// and the address of the first child.
  private var words: (first: UInt, second: UInt) = (0, 0)
  package private(set) var count: Int32 = 0
  /// How many children the block has room for; none while there is no block.
  private var capacity: Int32 = 0

  init(_ room: ChildRoom) { reserve(room) }

  deinit {
    release(from: 0)
    if capacity > 0 { free(block) }
  }

  private var only: Child {
    get { unsafeBitCast(words, to: Child.self) }
    set { words = unsafeBitCast(newValue, to: (UInt, UInt).self) }
  }

  private var block: UnsafeMutablePointer<Child> {
    UnsafeMutablePointer(bitPattern: words.second).unsafelyUnwrapped
  }

  /// How many of the places for leaves have been used, from the first on. One that was left is not
  /// used again before the block is.
  private var leavesUsed: UInt { words.first & Self.leafMask }
  private var leafCapacity: UInt { words.first >> Self.leafBits }
  private static var leafBits: Int { UInt.bitWidth / 2 }
  private static var leafMask: UInt { 1 << UInt(leafBits) - 1 }

  /// The address of the first child, in a list that stays where it is.
  @inline(__always) mutating func base() -> UnsafeMutablePointer<Child> {
    if capacity > 0 { return block }
    return withUnsafeMutablePointer(to: &words) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: Child.self)
    }
  }

  // `UnsafeMutablePointer.allocate` goes through posix_memalign on Linux, which is slower.
  private mutating func allocate(_ room: ChildRoom) {
    precondition(room.leaves <= Self.leafMask, "Too many leaves")
    let size =
      room.children * MemoryLayout<Child>.stride + room.leaves * MemoryLayout<LeafRecord>.stride
    guard let block = malloc(size) else { fatalError("Out of memory") }
    block.bindMemory(to: Child.self, capacity: room.children)
    words = (UInt(room.leaves) << Self.leafBits, UInt(bitPattern: block))
    capacity = Int32(room.children)
  }

  // Inlined: a call would take longer than the look.
  subscript(index: Int) -> Child {
    @inline(__always) get { capacity > 0 ? block[index] : only }
  }

  /// Has the children fetched: an only node, or the first of a block.
  @inline(__always) func prefetch() {
    if capacity > 0 {
      bindery_prefetch(block, Self.blockBytes)
    } else if let reference = only.reference {
      bindery_prefetch(reference.toOpaque(), Self.nodeBytes)
    }
  }

  /// Three texts, as a row of one-row-update has.
  private static var blockBytes: Int { 320 }
  /// A layout node with its slot.
  private static var nodeBytes: Int { 384 }

  /// Has what is below an only child fetched, which should have been fetched itself by now.
  @inline(__always) @MainActor func prefetchBelow() {
    if capacity == 0, let reference = only.reference { reference.borrow { $0.children.prefetch() } }
  }

  // MARK: Adding

  /// Makes room where there was none yet.
  mutating func reserve(_ room: ChildRoom) {
    if capacity == 0 && count == 0 && (room.children > 1 || room.leaves > 0) { allocate(room) }
  }

  /// Adds a node, which is kept. Returns it, to be used without being retained.
  @discardableResult @MainActor
  mutating func append(_ node: consuming Node) -> Unmanaged<Node> {
    let child = Child(keeping: node)
    if capacity == 0 && count == 0 {
      only = child
    } else {
      if count >= capacity { grow(by: 0) }
      (block + Int(count)).initialize(to: child)
    }
    count += 1
    return child.reference.unsafelyUnwrapped
  }

  /// Adds a leaf, of which only its environment is known. Returns the memory for what it draws,
  /// which must be initialized before anything else happens.
  @inline(__always)
  mutating func appendLeaf(
    seeing environment: Unmanaged<EnvironmentStorage>
  ) -> UnsafeMutablePointer<Leaf> {
    LeafRecord.begin(addLeaf(), seeing: environment)
  }

  /// Makes room for a leaf, and adds it.
  private mutating func addLeaf() -> UnsafeMutablePointer<LeafRecord> {
    if count >= capacity || isOutOfLeaves { grow(by: 1) }
    let base = block
    let memory =
      UnsafeMutableRawPointer(base + Int(capacity)).assumingMemoryBound(to: LeafRecord.self)
      + Int(leavesUsed)
    words.first &+= 1
    (base + Int(count)).initialize(to: Child(memory))
    count += 1
    return memory
  }

  private var isOutOfLeaves: Bool { leavesUsed == leafCapacity }

  /// Moves everything to a larger block, or to one in which no place for a leaf is lost.
  private mutating func grow(by newLeaves: Int) {
    if capacity == 0 {
      let child = only
      allocate(ChildRoom(2, leaves: 2 * newLeaves))
      if count > 0 { block.initialize(to: child) }
      return
    }
    let old = block
    var leaves = 0
    for index in 0..<Int(count) where old[index].reference == nil { leaves += 1 }
    let isFull = count == capacity
    let count = count
    allocate(
      ChildRoom(
        isFull ? 2 * Int(capacity) : Int(capacity),
        leaves: leaves + newLeaves == 0 ? 0 : max(2, 2 * leaves)))
    self.count = 0
    for index in 0..<Int(count) {
      let child = old[index]
      if child.reference == nil {
        addLeaf().moveInitialize(from: child.leaf, count: 1)
      } else {
        (block + index).initialize(to: child)
        self.count += 1
      }
    }
    free(old)
  }

  // MARK: Removing

  private func release(from start: Int) {
    for index in start..<max(start, Int(count)) { self[index].release() }
  }

  /// Drops the children from a position on.
  mutating func truncate(to newCount: Int) {
    guard Int(count) > newCount else { return }
    release(from: newCount)
    setCount(newCount)
  }

  private mutating func setCount(_ newCount: Int) {
    count = Int32(newCount)
    if newCount == 0 && capacity > 0 { words.first &= ~Self.leafMask }
  }

  /// Takes the children from a position on out of the list.
  mutating func detach(from start: Int) -> ContiguousArray<DetachedChild> {
    var detached: ContiguousArray<DetachedChild> = []
    detached.reserveCapacity(Int(count) - start)
    for index in start..<Int(count) {
      let child = self[index]
      if let reference = child.reference {
        detached.append(.node(reference.takeRetainedValue()))
      } else {
        detached.append(.leaf(child.leaf.move()))
      }
    }
    setCount(start)
    return detached
  }

  /// Adds a child that was taken out.
  @MainActor mutating func append(_ child: DetachedChild) {
    switch child {
    case .node(let node): append(node)
    case .leaf(let leaf): addLeaf().initialize(to: leaf)
    }
  }
}

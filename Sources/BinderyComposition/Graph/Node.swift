public import BinderyBindings
public import BinderyViews

/// A place in the mounted tree.
///
/// A node reads locations and is marked when one of them changes. Nodes that are laid out are
/// `LayoutNode`s; all others are looked through by layout.
@usableFromInline @MainActor package class Node: Reader, PropertyOwner {
  // Small fields stand together, so that no room is lost between them: there are many nodes.

  package final let depth: Int32
  package unowned(unsafe) final let parent: Node?
  /// The nearest node above that is laid out: what the node's own elements stand in.
  package final var outerLayout: LayoutNode? { around?.takeUnretainedValue() }
  /// The same, to be asked without being retained.
  @usableFromInline package final let around: Unmanaged<LayoutNode>?
  unowned(unsafe) final let composition: Composition
  /// What the node's children see, to be asked without being retained.
  @exclusivity(unchecked) private(set) final var sight: Unmanaged<EnvironmentStorage>
  /// What the node's children see; its owner is this node or an ancestor.
  package final var environment: EnvironmentStorage {
    get { sight.takeUnretainedValue() }
    set { sight = .passUnretained(newValue) }
  }
  /// The node that was marked next at this depth, while both wait in the queue.
  @exclusivity(unchecked) final var nextMarked: Unmanaged<Node>?
  @exclusivity(unchecked) final var children: ChildList
  @usableFromInline final let isLaidOut: Bool
  @exclusivity(unchecked) final var isMarked = false
  /// Whether the node is in the queue of those that were marked.
  @exclusivity(unchecked) final var isWaiting = false
  /// Whether a list that does not keep its nodes has named this one: the queue, or the changes.
  @exclusivity(unchecked) final var isListed = false
  /// Whether a location certainly changed, rather than perhaps.
  @exclusivity(unchecked) final var isCertain = false
  @exclusivity(unchecked) private final var isInTree = true
  // Not stored under this name: another module would check for exclusive access.
  /// Whether the node has not been unmounted.
  package final var isMounted: Bool { isInTree }
  @exclusivity(unchecked) private final var traits: NodeTraits
  /// Whether rows below are mounted only when layout asks for them.
  package final var isLazy: Bool {
    get { traits.contains(.isLazy) }
    set { traits.set(.isLazy, newValue) }
  }
  /// Whether something at this node or below depends on the window it is seen through.
  package final var hasWindowDependents: Bool {
    get { traits.contains(.hasWindowDependents) }
    set { traits.set(.hasWindowDependents, newValue) }
  }
  /// Whether what is below was left out, since the stack ran short.
  final var isCutOff: Bool {
    get { traits.contains(.isCutOff) }
    set { traits.set(.isCutOff, newValue) }
  }
  /// Whether a preference is set at this node or below.
  final var hasPreferences: Bool {
    get { traits.contains(.hasPreferences) }
    set { traits.set(.hasPreferences, newValue) }
  }

  package final var childCount: Int { Int(children.count) }
  /// The address of the first child, if there is one.
  package final var childBase: UnsafeMutablePointer<Child>? {
    children.count > 0 ? children.base() : nil
  }
  /// The only child, if it is a node that is not laid out, to be asked without being retained.
  package final var onlyInnerNode: Unmanaged<Node>? {
    if children.count != 1 { return nil }
    let child = children[0]
    return child.place == nil ? child.reference : nil
  }

  // Inlinable: a constant is looked at, and nothing is retained on the way.

  /// The node itself if it is laid out.
  @inlinable package final var asLayout: LayoutNode? {
    isLaidOut ? unsafeDowncast(self, to: LayoutNode.self) : nil
  }
  /// The nearest node that is laid out, at or above this one.
  @inlinable package final var enclosingLayout: LayoutNode? { enclosing?.takeUnretainedValue() }
  /// The nearest node that is laid out, at or above this one, to be asked without being retained.
  @inlinable package final var enclosing: Unmanaged<LayoutNode>? {
    if isLaidOut { return .passUnretained(unsafeDowncast(self, to: LayoutNode.self)) }
    return around
  }
  /// The name of the user's view or modifier whose body the node evaluates, if it does.
  package final var userView: String? { counter.flatMap { $0.isKit ? nil : $0.name } }
  /// The identity that a view was given by `id(_:)`, where this is its place.
  package var identity: AnyHashable? { nil }
  /// Whether there may be an annotation: quicker to ask for than one.
  package var mayBeAnnotated: Bool { false }
  /// What the tree tells of the content below.
  package var annotation: Annotation? { nil }
  /// What counts the bodies of the view that the node stands for, if it has one.
  var counter: BodyCounter? { nil }

  // The parent is borrowed, since an initialiser would be given it retained.
  init(in parent: borrowing Node, room: ChildRoom, isLaidOut: Bool = false) {
    self.parent = copy parent
    self.isLaidOut = isLaidOut
    around = parent.enclosing
    composition = parent.composition
    sight = parent.sight
    depth = parent.depth &+ 1
    traits = NodeTraits(rawValue: parent.traits.rawValue & NodeTraits.isLazy.rawValue)
    children = ChildList(room)
    super.init()
  }

  /// Makes the node at the top, which is laid out.
  init(top composition: Composition, environment: EnvironmentStorage) {
    parent = nil
    isLaidOut = true
    around = nil
    self.composition = composition
    sight = .passUnretained(environment)
    depth = 0
    traits = []
    children = ChildList(ChildRoom(1))
    super.init()
  }

  package final override func locationDidChange(certainly: Bool) { mark(certainly: certainly) }

  package final override func report(_ issue: RuntimeIssue) -> Bool { composition.handle(issue) }

  package final func propertyDidChange() {
    composition.observedChanges &+= 1
    mark()
  }

  /// Has the node brought up to date by the next flush.
  final func mark(certainly: Bool = true) {
    if certainly { isCertain = true }
    if isMarked || !isMounted { return }
    isMarked = true
    children.prefetch()
    Unmanaged.passUnretained(composition).borrow { $0.enqueue(self) }
  }

  /// Has layout look at a leaf.
  @inline(__always) final func noteChange(at index: Int) {
    if isLaidOut {
      let container = unsafeDowncast(self, to: LayoutNode.self)
      Unmanaged.passUnretained(composition).borrow {
        $0.paintedPlace.prefetch(children[index].leaf, in: container)
      }
    }
    Unmanaged.passUnretained(composition).borrow { $0.noteChange(of: self, at: index) }
  }

  /// Whether a marked node has nothing to do after all, since what it read is what it was.
  final func isUnaffected() -> Bool {
    if !isCertain { resolveReads() }
    if isCertain { return false }
    isMarked = false
    return true
  }

  /// Brings a marked node up to date.
  func refresh() {}

  /// Stops what the node does for as long as it is mounted.
  func willUnmount() {}

  /// Ends the storage of a node that has gone, once its last actions have run.
  func end() {}

  /// The environment above has changed, and nothing of the node itself. Returns the change as those
  /// below see it.
  func environmentDidChange(_ change: EnvironmentChange) -> EnvironmentChange {
    environment = change.new.storage
    return change
  }

  /// Who stands below the node without being one of its children.
  var detachedChild: Node? { nil }

  /// Ends the node and everything below, each before what is below it.
  ///
  /// Nobody can use the children afterwards: they are let go of, the deepest first. Both are loops,
  /// since calls from node to node would overflow the stack where the tree is deep.
  final func unmount() {
    if !isMounted { return }
    var gone: ContiguousArray<Node> = []
    var waiting: ContiguousArray<Node> = []
    var next: Node? = self
    while let node = next ?? waiting.popLast() {
      next = nil
      if !node.isInTree { continue }
      node.isInTree = false
      if node.mayBeNamed { composition.named.append(node) }
      node.willUnmount()
      node.stopReading()
      var index = node.childCount
      if index == 0 { continue }
      // The first child is the next one: mostly there is no other, and nothing has to wait.
      while index > 1 {
        index -= 1
        if let child = node.children[index].node { waiting.append(child) }
      }
      next = node.children[0].node
      gone.append(node)
    }
    while let node = gone.popLast() { node.children.truncate(to: 0) }
  }

  /// Whether a list that does not keep its nodes may name this one.
  private final var mayBeNamed: Bool {
    if isListed { return true }
    if !isLaidOut { return false }
    return unsafeDowncast(self, to: LayoutNode.self).slot.pointee.isDamaged
  }

  final func removeChildren() {
    for index in 0..<childCount { children[index].node?.unmount() }
    children.truncate(to: 0)
  }

  /// What is laid out below the node has changed: its containers gather it anew.
  final func elementsDidChange() {
    var next = enclosingLayout
    while let layout = next {
      layout.slot.pointee.elementsAreStale = true
      if !layout.slot.pointee.traits.contains(.modifiesEach) {
        composition.noteChange(of: layout)
        return
      }
      next = layout.outerLayout
    }
  }
}

extension Node {
  /// The view around the node: the nearest that a user wrote, else the nearest of all.
  final var enclosingView: String? {
    var found: BodyCounter?
    var node: Node? = self
    while let current = node {
      if let counter = current.counter {
        if !counter.isKit { return counter.name }
        found = found ?? counter
      }
      node = current.parent
    }
    return found?.name
  }
}

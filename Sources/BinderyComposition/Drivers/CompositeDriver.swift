import BinderyBindings
import BinderyViews

/// Mounts views by their bodies.
final class CompositeDriver<V: View>: ViewDriver<Node, V> {
  private unowned(unsafe) let composition: Composition
  // Found with the first node, since view types may be recursive. The composition keeps it.
  private var body: Unmanaged<ViewDriver<Node, V.Body>>?
  /// The room that the children of the body take.
  @exclusivity(unchecked) private(set) var bodyRoom = ChildRoom(0)
  // Kept, since looking up the metadata of a generic class for every node takes time.
  private let nodeType: CompositeNode<V>.Type
  private let plan = PropertyPlan<V>.shared
  private let facts: ContiguousArray<SharedFacts>
  let counter: BodyCounter
  /// How far a node's view is from where the node begins; the same for all nodes, and 0 before the
  /// first.
  @exclusivity(unchecked) private var viewOffset = 0
  private let profile = ObservationProfile()

  init(_ composition: Composition) {
    self.composition = composition
    facts = plan.makeFacts()
    nodeType = plan.isDynamic ? SuppliedNode<V>.self : CompositeNode<V>.self
    counter = composition.counter(for: V.self)
    super.init(count: 1)
  }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    if body == nil { findBody() }
    let node = nodeType.init(view, self, in: parent)
    if plan.isDynamic { install(node) }
    parent.children.append(node).borrow { fill(unsafeDowncast($0, to: CompositeNode<V>.self)) }
  }

  private func findBody() {
    let driver = composition.driver(for: V.Body.self)
    body = .passUnretained(driver)
    bodyRoom = driver.room
  }

  /// Mounts the body of a new node.
  @inline(__always) private func fill(_ node: CompositeNode<V>) {
    if node.isOutOfRoom() {
      node.isCutOff = true
      return
    }
    var content = evaluate(node)
    body.unsafelyUnwrapped.borrow { $0.make(&content, in: node) }
  }

  /// Supplies the properties of a new node: with storage of its own, or with that of the
  /// composition that is being rebuilt.
  private func install(_ node: CompositeNode<V>) {
    if composition.donor != nil, let donor = node.donor as? CompositeNode<V> {
      plan.install(&node.view, from: &donor.view, in: node, node.environment, facts)
    } else {
      plan.install(&node.view, from: nil, in: node, node.environment, facts)
    }
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let node = unsafeDowncast(
      parent.children[index].node.unsafelyUnwrapped, to: CompositeNode<V>.self)
    index += 1
    let mustRun = node.isMarked && !node.isUnaffected()
    let difference = plan.difference(of: &node.view, from: view)
    if difference == .none && !mustRun { return }
    if plan.isDynamic {
      var new = view.pointee
      plan.install(&new, from: &node.view, in: node, node.environment, facts)
      node.view = new
    } else {
      node.view = view.pointee
    }
    if difference != .some && !mustRun { return }
    if node.hadBetterWait {
      node.isMarked = false
      node.mark()
    } else {
      run(node)
    }
  }

  func refresh(_ node: CompositeNode<V>) {
    if plan.isDynamic { plan.reinstall(&node.view, in: node, node.environment, facts) }
    run(node)
  }

  private func run(_ node: CompositeNode<V>) {
    node.isMarked = false
    node.isCertain = false
    if node.isCutOff { return }
    var index = 0
    var content = evaluate(node)
    body.unsafelyUnwrapped.borrow { $0.update(node, at: &index, to: &content) }
  }

  private func evaluate(_ node: CompositeNode<V>) -> V.Body {
    counter.count &+= 1
    let reading = node.beginReading()
    let body = profile.observing(node, &node.registration) {
      if plan.hasUpdates { plan.update(&node.view) }
      // Moved out and back: a copy would retain all that the view refers to. Meanwhile nobody looks
      // at it, or replaces it: that takes an update, and one is under way.
      let place = view(of: node)
      let view = place.move()
      let body = view.body
      place.initialize(to: consume view)
      return body
    }
    node.endReading(reading)
    return body
  }

  /// The address of a node's view, which does not move.
  @inline(__always) private func view(of node: CompositeNode<V>) -> UnsafeMutablePointer<V> {
    let start = Unmanaged.passUnretained(node).toOpaque()
    if viewOffset == 0 { viewOffset = address(of: &node.view) - start }
    return (start + viewOffset).assumingMemoryBound(to: V.self)
  }

  /// Whether a property of the view holds something to be let go of.
  var mustUninstall: Bool { plan.mustUninstall }

  func uninstall(_ node: CompositeNode<V>) { plan.uninstall(&node.view) }

  func isAffected(
    _ node: CompositeNode<V>, from old: EnvironmentValues, to new: EnvironmentValues
  ) -> Bool {
    plan.isAffected(&node.view, from: old, to: new)
  }
}

/// The address of a stored property of an object, which does not move. A raw one: a pointer's type
/// would be looked up each time.
private nonisolated func address<Value>(of value: inout Value) -> UnsafeMutableRawPointer {
  withUnsafeMutablePointer(to: &value) { UnsafeMutableRawPointer($0) }
}

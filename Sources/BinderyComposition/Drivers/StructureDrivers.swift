import BinderyBindings
import BinderyViews

/// Mounts nothing.
final class EmptyDriver<V: View>: ViewDriver<Node, V> {
  init() { super.init(count: 0) }
  override func make(_ view: UnsafePointer<V>, in parent: Node) {}
  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {}
}

/// Mounts the content of a view that stands for it.
final class PassthroughDriver<V: PassthroughView>: ViewDriver<Node, V> {
  private let content: ViewDriver<Node, V.Content>

  init(_ content: ViewDriver<Node, V.Content>) {
    self.content = content
    super.init(count: content.count, leafCount: content.leafCount)
  }
  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    content.make(firstField(of: view), in: parent)
  }
  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    content.update(parent, at: &index, to: firstField(of: view))
  }
}

/// The address of a view's first stored property.
@inline(__always) func firstField<V, Field>(of view: UnsafePointer<V>) -> UnsafePointer<Field> {
  UnsafeRawPointer(view).assumingMemoryBound(to: Field.self)
}

// Not in the generic class, where its own metadata would be looked up at each update.
/// A view of a tuple: how it is mounted, and how far it lies in the tuple.
private struct TupleElement {
  /// The composition keeps it.
  let driver: Unmanaged<AnyViewDriver<Node>>
  let offset: Int
}

/// Mounts the views of a tuple, each where it lies. Which there are is found out once.
final class TupleDriver<Content>: ViewDriver<Node, TupleView<Content>> {
  private let elements: ContiguousArray<TupleElement>

  init(_ composition: Composition) {
    func driver<V: View>(for type: V.Type) -> AnyViewDriver<Node> { composition.driver(for: type) }
    var elements: ContiguousArray<TupleElement> = []
    var (count, leafCount) = (0, 0)
    for (type, offset) in TupleView<Content>.elements {
      let driver = driver(for: type)
      elements.append(TupleElement(driver: .passUnretained(driver), offset: offset))
      count += driver.count
      leafCount += driver.leafCount
    }
    self.elements = elements
    super.init(count: count, leafCount: leafCount)
  }

  override func make(_ view: UnsafePointer<TupleView<Content>>, in parent: Node) {
    let view = UnsafeRawPointer(view)
    for place in 0..<elements.count {
      let element = elements[place]
      element.driver.borrow { $0.makeErased(view + element.offset, in: parent) }
    }
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<TupleView<Content>>
  ) {
    let view = UnsafeRawPointer(view)
    // By position: an iterator would retain the list.
    for place in 0..<elements.count {
      let element = elements[place]
      element.driver.borrow { $0.updateErased(parent, at: &index, to: view + element.offset) }
    }
  }
}

/// Mounts one of two views in a place of its own.
final class ConditionalDriver<First: View, Second: View>: ViewDriver<
  Node, _ConditionalContent<First, Second>
>
{
  private unowned(unsafe) let composition: Composition
  private lazy var first = composition.driver(for: First.self)
  private lazy var second = composition.driver(for: Second.self)

  init(_ composition: Composition) {
    self.composition = composition
    super.init(count: 1)
  }

  final class Branch: Node {
    var isFirst = true
  }

  override func make(
    _ view: UnsafePointer<_ConditionalContent<First, Second>>, in parent: Node
  ) {
    let node = Branch(in: parent, room: ChildRoom(0))
    parent.children.append(node)
    fill(node, view)
  }

  private func fill(_ node: Branch, _ view: UnsafePointer<_ConditionalContent<First, Second>>) {
    switch view.pointee.storage {
    case .first(var content):
      node.isFirst = true
      node.children.reserve(first.room)
      first.make(&content, in: node)
    case .second(var content):
      node.isFirst = false
      node.children.reserve(second.room)
      second.make(&content, in: node)
    }
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<_ConditionalContent<First, Second>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Branch.self)
    index += 1
    var start = 0
    switch view.pointee.storage {
    case .first(var content) where node.isFirst: first.update(node, at: &start, to: &content)
    case .second(var content) where !node.isFirst: second.update(node, at: &start, to: &content)
    default:
      node.removeChildren()
      fill(node, view)
      node.elementsDidChange()
    }
  }
}

/// Mounts a view or nothing, in a place of its own.
final class OptionalDriver<Content: View>: ViewDriver<Node, Content?> {
  private unowned(unsafe) let composition: Composition
  private lazy var content = composition.driver(for: Content.self)

  init(_ composition: Composition) {
    self.composition = composition
    super.init(count: 1)
  }

  final class Place: Node {
    var isFilled = false
  }

  override func make(_ view: UnsafePointer<Content?>, in parent: Node) {
    let node = Place(in: parent, room: ChildRoom(0))
    parent.children.append(node)
    fill(node, view)
  }

  private func fill(_ node: Place, _ view: UnsafePointer<Content?>) {
    guard var value = view.pointee else { return }
    node.isFilled = true
    node.children.reserve(content.room)
    content.make(&value, in: node)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<Content?>) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Place.self)
    index += 1
    if node.isFilled, var value = view.pointee {
      var start = 0
      content.update(node, at: &start, to: &value)
    } else if node.isFilled {
      node.isFilled = false
      node.removeChildren()
      node.elementsDidChange()
    } else if view.pointee != nil {
      fill(node, view)
      node.elementsDidChange()
    }
  }
}

/// Mounts a view of a hidden type; one of another type replaces it.
final class ErasedDriver<V: ErasedView>: ViewDriver<Node, V> {
  init() { super.init(count: 1) }

  final class Place: Node {
    private var type: ObjectIdentifier?
    private var driver: AnyViewDriver<Node>?
    /// A view to be taken over once there is room on the stack.
    private var waiting: ViewBox?

    /// Takes a view over later, in the same update.
    func await(_ box: ViewBox) {
      waiting = box
      mark()
    }

    override func refresh() {
      isMarked = false
      isCertain = false
      guard let box = waiting else { return }
      take(box)
    }

    /// Shows a view: the one that is shown by now, or another one in its place.
    func take(_ box: ViewBox) {
      waiting = nil
      if isCutOff { return }
      guard type == ObjectIdentifier(box.viewType), let driver else {
        removeChildren()
        fill(with: box)
        elementsDidChange()
        return
      }
      box.update(self, by: driver)
    }

    func fill(with box: ViewBox) {
      if isOutOfRoom() {
        isCutOff = true
        return
      }
      let driver = box.driver(from: DriverFactory(composition: composition))
      type = ObjectIdentifier(box.viewType)
      self.driver = driver
      children.reserve(driver.room)
      box.make(by: driver, in: self)
    }
  }

  override func make(_ view: UnsafePointer<V>, in parent: Node) {
    let node = Place(in: parent, room: ChildRoom(0))
    parent.children.append(node)
    node.fill(with: view.pointee._box)
  }

  override func update(_ parent: Node, at index: inout Int, to view: UnsafePointer<V>) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Place.self)
    index += 1
    if node.hadBetterWait {
      node.await(view.pointee._box)
    } else {
      node.take(view.pointee._box)
    }
  }
}

/// Mounts a view under an identity; another identity replaces it.
final class IdentifiedDriver<Content: View, ID: Hashable>: ViewDriver<Node, IDView<Content, ID>> {
  private let content: ViewDriver<Node, Content>

  init(_ content: ViewDriver<Node, Content>) {
    self.content = content
    super.init(count: 1)
  }

  final class Place: Node {
    var id: ID
    override var identity: AnyHashable? { AnyHashable(id) }
    init(_ id: ID, in parent: Node, room: ChildRoom) {
      self.id = id
      super.init(in: parent, room: room)
    }
  }

  override func make(_ view: UnsafePointer<IDView<Content, ID>>, in parent: Node) {
    let node = Place(view.pointee.id, in: parent, room: content.room)
    parent.children.append(node)
    content.make(firstField(of: view), in: node)
  }

  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<IDView<Content, ID>>
  ) {
    let node = unsafeDowncast(parent.children[index].node.unsafelyUnwrapped, to: Place.self)
    index += 1
    if node.id == view.pointee.id {
      var start = 0
      content.update(node, at: &start, to: firstField(of: view))
      return
    }
    node.id = view.pointee.id
    node.removeChildren()
    content.make(firstField(of: view), in: node)
    node.elementsDidChange()
  }
}

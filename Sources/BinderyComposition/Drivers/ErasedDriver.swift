import BinderyBindings
import BinderyViews

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

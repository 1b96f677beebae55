import BinderyBindings
import BinderyViews

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

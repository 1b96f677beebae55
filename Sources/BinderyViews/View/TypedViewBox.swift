import BinderyCallStack

final class TypedViewBox<Content: View>: ViewBox {
  // Nil only while the box goes. Not isolated, since the box may go on any thread: by then nobody
  // else has it. Unchecked, since each check would look at the accesses of all boxes around.
  @exclusivity(unchecked) nonisolated(unsafe) private var view: Content?

  init(_ view: Content) { self.view = view }

  /// A box in a box in a box and so on is let go of one by one, or they would overflow the stack.
  deinit {
    if bindery_call_stack_is_short() {
      ReleasedViews.add(view)
      return
    }
    view = nil
    ReleasedViews.releaseAll()
  }

  // Not isolated: a closure that is handed to the library from the main actor checks that it is
  // there.
  /// Where the view is, without copying it: a value lies at the same address as the optional that
  /// holds it, and what an object stores does not move.
  private nonisolated var address: UnsafeRawPointer {
    withUnsafeMutablePointer(to: &view) { UnsafeRawPointer($0) }
  }

  override var viewType: any View.Type { Content.self }
  override var spokenLabel: String? { view.flatMap { spoken($0) } }
  override func driver<Factory: ViewDriverFactory>(
    from factory: Factory
  ) -> AnyViewDriver<Factory.Node> {
    factory.driver(for: Content.self)
  }
  override func make<Node: AnyObject>(by driver: AnyViewDriver<Node>, in parent: Node) {
    driver.makeErased(address, in: parent)
  }
  override func update<Node: AnyObject>(_ parent: Node, by driver: AnyViewDriver<Node>) {
    var start = 0
    driver.updateErased(parent, at: &start, to: address)
  }
}

import BinderyBindings
import BinderyViews

/// The node of a view with a body.
class CompositeNode<V: View>: Node {
  @exclusivity(unchecked) final var view: V
  unowned(unsafe) final let driver: CompositeDriver<V>
  /// The live registration with observable objects that the body read.
  @exclusivity(unchecked) final var registration: ObservationRegistration?

  required init(
    _ view: UnsafePointer<V>, _ driver: borrowing CompositeDriver<V>, in parent: borrowing Node
  ) {
    self.view = view.pointee
    self.driver = copy driver
    super.init(in: parent, room: driver.bodyRoom)
  }

  override var name: String { driver.counter.name }
  override var counter: BodyCounter? { driver.counter }

  override func refresh() {
    children.prefetchBelow()
    if !isUnaffected() { Unmanaged.passUnretained(driver).borrow { $0.refresh(self) } }
  }

  override func willUnmount() { registration?.end() }
}

import BinderyBindings
import BinderyViews

/// The node of a view with properties that it is supplied with.
final class SuppliedNode<V: View>: CompositeNode<V> {
  override func willUnmount() {
    super.willUnmount()
    if !driver.mustUninstall { return }
    // Storage that belongs to another composition goes on.
    if composition.donor == nil { composition.departed.append(self) }
  }

  override func end() { driver.uninstall(self) }

  override func environmentDidChange(_ change: EnvironmentChange) -> EnvironmentChange {
    environment = change.new.storage
    if driver.isAffected(self, from: change.old, to: change.new) { mark() }
    return change
  }
}

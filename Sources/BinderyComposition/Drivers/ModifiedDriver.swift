import BinderyBindings
import BinderyViews

/// Mounts a view with a modifier that has a body: the modifier is a view over hidden content.
final class ModifiedDriver<Content: View, Modifier: ViewModifier>: ViewDriver<
  Node, ModifiedContent<Content, Modifier>
>
{
  private let driver: ViewDriver<Node, BodyOfModifier<Content, Modifier>>

  init(_ composition: Composition) {
    driver = composition.driver(for: BodyOfModifier<Content, Modifier>.self)
    super.init(count: driver.count, leafCount: driver.leafCount)
  }
  override func make(
    _ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in parent: Node
  ) {
    driver.make(UnsafeRawPointer(view).assumingMemoryBound(to: BodyOfModifier.self), in: parent)
  }
  override func update(
    _ parent: Node, at index: inout Int, to view: UnsafePointer<ModifiedContent<Content, Modifier>>
  ) {
    driver.update(
      parent, at: &index, to: UnsafeRawPointer(view).assumingMemoryBound(to: BodyOfModifier.self))
  }
}

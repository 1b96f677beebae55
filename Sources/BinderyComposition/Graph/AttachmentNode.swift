import BinderyBindings
import BinderyViews

/// A node that holds an attachment of some type.
final class AttachmentNode<Modifier: AttachmentModifier>: AnyAttachmentNode {
  var modifier: Modifier
  private var memory: Modifier.Memory?

  init(_ modifier: Modifier, in parent: Node, room: ChildRoom) {
    self.modifier = modifier
    super.init(in: parent, room: room)
  }

  override var annotation: Annotation? { modifier._annotation }

  func attach() {
    // A composition that only shows another one's storage runs nothing.
    if composition.donor != nil { return }
    memory = modifier._attach(to: self)
  }

  func take(_ new: Modifier) {
    let old = modifier
    modifier = new
    switch new._annotation {
    // A list lays its rows out by what is said of them.
    case .row, .tag: elementsDidChange()
    default: break
    }
    if memory != nil { new._update(from: old, &memory!, on: self) }
  }

  override func willUnmount() {
    if let memory { modifier._detach(memory, from: self) }
    memory = nil
    composition.preferences.stopObserving(at: self)
    isAttached = false
  }
}

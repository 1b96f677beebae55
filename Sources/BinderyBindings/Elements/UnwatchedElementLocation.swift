/// An element of a collection that may change without anybody being told: one made by a closure,
/// say.
final class UnwatchedElementLocation<Element, ID: Hashable>: ElementLocation<Element, ID> {
  override func lookUp() -> Element {
    if isSuspect { settle() }
    if let element = siblings.element(id, at: Int(position)) {
      last = element
    } else if siblings.find(self) {
      last = siblings.element(at: Int(position))
    }
    return last
  }
}

import BinderyBindings
import BinderyViews
import Foundation

final class ReaderNode<V: ReaderView>: AnyReaderNode {
  private var view: V
  private var size: CGSize?
  private var isStale = true
  private let content: ViewDriver<Node, V.Content>
  private let profile: ObservationProfile
  private var registration: ObservationRegistration?

  init(
    _ view: V, _ content: ViewDriver<Node, V.Content>, _ profile: ObservationProfile,
    in parent: Node
  ) {
    self.view = view
    self.content = content
    self.profile = profile
    super.init(in: parent, room: content.room)
  }

  override var name: String { "\(V.self)" }

  func take(_ new: V) {
    view = new
    invalidate()
  }

  override func refresh() {
    if !isUnaffected() { invalidate() }
  }

  override func invalidate() {
    isMarked = false
    isCertain = false
    isStale = true
    elementsDidChange()
  }

  override func willUnmount() {
    registration?.end()
    super.willUnmount()
  }

  override func fill(_ newSize: CGSize) -> Bool {
    if !isStale && size == newSize { return false }
    let isFirst = size == nil
    isStale = false
    size = newSize
    let proxy = GeometryProxy(size: newSize, at: self)
    let reading = beginReading()
    var made = asking { profile.observing(self, &registration) { view._content(in: proxy) } }
    endReading(reading)
    if isFirst {
      content.make(&made, in: self)
    } else {
      var index = 0
      content.update(self, at: &index, to: &made)
    }
    return true
  }

  override func empty() -> Bool {
    if size == nil { return false }
    size = nil
    isStale = true
    removeChildren()
    return true
  }
}

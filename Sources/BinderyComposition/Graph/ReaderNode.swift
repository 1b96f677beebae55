import BinderyBindings
import BinderyViews

final class ReaderNode<V: ReaderView>: AnyReaderNode {
  private var view: V
  private var proxy: GeometryProxy?
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

  private func invalidate() {
    isMarked = false
    isCertain = false
    isStale = true
    elementsDidChange()
  }

  override func willUnmount() { registration?.end() }

  override func fill(_ newProxy: GeometryProxy) -> Bool {
    if !isStale && proxy == newProxy { return false }
    let isFirst = proxy == nil
    isStale = false
    proxy = newProxy
    let reading = beginReading()
    var made = profile.observing(self, &registration) { view._content(in: newProxy) }
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
    if proxy == nil { return false }
    proxy = nil
    isStale = true
    removeChildren()
    return true
  }
}

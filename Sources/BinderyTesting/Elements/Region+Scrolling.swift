import BinderyComposition
import BinderyText
import BinderyViews
public import Testing

extension Region {
  /// Scrolls the list or scroll view in the region until something can be seen that has a label, or
  /// an accessibility identifier. Without such a thing it throws, and nothing has been scrolled.
  ///
  /// Rows that have not been mounted are found too: the content is searched from its start, a
  /// windowful at a time.
  /// - Returns: What was found; the innermost, where several things are called the same.
  /// - Complexity: O(mounted views × windowfuls).
  @discardableResult public func scroll(
    to label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> Element {
    let region = try screen.resolve(path, at: sourceLocation)
    guard let scroller = region.element.flattened.first(where: { $0.window != nil }),
      let window = scroller.window
    else {
      throw screen.error(.nothing("There is nothing to scroll."), at: sourceLocation)
    }
    let query = ElementQuery(role: nil, name: .label(label))
    var isFound = false
    screen.turn(at: sourceLocation, .updating) {
      isFound = screen.scroll(window, at: path, to: query)
    }
    guard isFound, let match = screen.match(path).flatMap({ query.matches(in: $0).last }) else {
      let place = "the \(scroller.role.words), from its start to its end"
      throw screen.error(.nothing("There is no \(query) in \(place)."), at: sourceLocation)
    }
    var exact = ElementQuery(role: match.element.role, name: .label(label))
    if match.element.label != label { exact.name = .identifier(label) }
    return Element(screen: screen, path: path.appending(exact), match.element)
  }
}

extension Screen {
  /// Scrolls a window until something in it that answers a query is seen. Returns whether there is
  /// any; if not, the window is where it was.
  fileprivate func scroll(
    _ window: LayoutNode, at path: ElementPath, to query: ElementQuery
  ) -> Bool {
    if reveal(query, at: path, in: window) { return true }
    let start = Int(window.scroll.y)
    composition.scroll(window, rows: -start)
    let page = max(1, Int(window.slot.pointee.geometry.height))
    while true {
      if reveal(query, at: path, in: window) { return true }
      let before = window.scroll.y
      composition.scroll(window, rows: page)
      composition.flush()
      if window.scroll.y == before { break }
    }
    composition.scroll(window, rows: start - Int(window.scroll.y))
    return false
  }

  /// Scrolls by as much as it takes to see an element that is mounted. Returns whether there is
  /// one.
  private func reveal(
    _ query: ElementQuery, at path: ElementPath, in window: LayoutNode
  ) -> Bool {
    guard let region = match(path), let match = query.matches(in: region).last else { return false }
    let scroller = region.element.flattened.first { $0.window === window }
    guard let scroller else { return false }
    let distance = scroller.frame.scrollDistance(toShow: match.element.frame)
    composition.scroll(window, columns: distance.columns, rows: distance.rows)
    return true
  }
}

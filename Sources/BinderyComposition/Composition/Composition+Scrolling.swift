extension Composition {
  /// Has layout scroll to a view, at the next flush.
  func requestScroll(_ request: ScrollRequest) {
    if donor != nil { return }
    scrollRequests.append(request)
    invalidate()
  }

  /// Whether there are views to be scrolled to.
  package var hasScrollRequests: Bool { !scrollRequests.isEmpty }

  /// The views to be scrolled to; there are none afterwards.
  package func takeScrollRequests() -> [ScrollRequest] {
    defer { scrollRequests = [] }
    return scrollRequests
  }
}

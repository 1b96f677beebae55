/// A view that stands for other views, so that a tab view finds a tab in each of them.
@MainActor protocol TabSource {
  func addPages(to pages: inout [TabPage])
}

/// Adds the tabs that a view stands for: one, unless it is a source.
@MainActor func findPages<Content: View>(in view: Content, _ pages: inout [TabPage]) {
  if let source = view as? any TabSource {
    source.addPages(to: &pages)
  } else {
    var page = TabPage(view)
    if let described = view as? any TabDescription { described.describeTab(&page) }
    pages.append(page)
  }
}

extension EmptyView: TabSource {
  func addPages(to pages: inout [TabPage]) {}
}

extension TupleView: TabSource {
  func addPages(to pages: inout [TabPage]) {
    for view in views { findPages(in: view, &pages) }
  }
}

extension Group: TabSource {
  func addPages(to pages: inout [TabPage]) { findPages(in: content, &pages) }
}

extension Optional: TabSource where Wrapped: View {
  func addPages(to pages: inout [TabPage]) {
    if let view = self { findPages(in: view, &pages) }
  }
}

extension _ConditionalContent: TabSource {
  func addPages(to pages: inout [TabPage]) {
    switch storage {
    case .first(let view): findPages(in: view, &pages)
    case .second(let view): findPages(in: view, &pages)
    }
  }
}

extension ForEach: TabSource {
  func addPages(to pages: inout [TabPage]) {
    for index in 0..<rows.count {
      let start = pages.count
      findPages(in: rows.row(at: index, id: rows.id(at: index)), &pages)
      // As in a list, the identity of a row stands for it where no tag does.
      for page in start..<pages.count where pages[page].tag == nil {
        pages[page].tag = AnyHashable(rows.id(at: index))
      }
    }
  }
}

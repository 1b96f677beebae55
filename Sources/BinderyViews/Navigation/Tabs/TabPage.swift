/// A tab, as it is found in the content of a tab view.
@MainActor struct TabPage: Identifiable {
  /// What tells the tab from the others: its tag, or else where it stands.
  var id: AnyHashable { tag ?? AnyHashable(Place(number: number)) }
  /// Where it stands, from 1.
  private(set) var number = 0
  /// The value that stands for the tab in a selection.
  var tag: AnyHashable?
  /// What is said beside the label.
  var badge: String?
  /// What is shown.
  let content: AnyView
  private var ownLabel: AnyView?

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  /// What the tab is called.
  var label: AnyView { ownLabel ?? AnyView(Text(verbatim: "Tab \(number)")) }

  /// What the texts of the label say, beside which its pictures are not named; nil where it is made
  /// of other views.
  private(set) var title: String?

  mutating func setLabel<Label: View>(_ label: Label) {
    ownLabel = AnyView(label)
    title = TabTitle(label).words
  }

  /// The tabs in the content of a tab view. O(tabs).
  static func pages<Content: View>(of content: Content) -> [TabPage] {
    var pages: [TabPage] = []
    findPages(in: content, &pages)
    for index in pages.indices { pages[index].number = index + 1 }
    return pages
  }

  /// A tab without a tag, by where it stands.
  private struct Place: Hashable { let number: Int }
}

public import BinderyBindings
import Foundation

/// Views of which a line of tabs above them shows one: `[Home]  Search   Settings`.
///
/// A tab is mounted when it is first shown; from then on its state is kept, and its tasks go on
/// while others are shown. Tabs are found in the content as it is written: in groups, branches,
/// `ForEach` and `Tab`, but not inside the bodies of your own views. A tab without `tabItem` is
/// called by its number.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @LocalState private var ownSelection: AnyHashable?
  @Environment(\.tabViewStyle) private var style

  /// Makes a tab view whose selection, the tag of a tab, is kept elsewhere.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Makes a tab view whose selection, the tag of a tab, is kept elsewhere.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Makes a tab view that keeps its selection itself: the first tab at first.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The tabs, and the content of one of them.
  public var body: some View {
    let pages = TabPage.pages(of: content)
    let shown = (pages.first(where: isSelected) ?? pages.first)?.id
    BarLayout() {
      HStack(spacing: 0) { if style == .bar { items(pages, shown) } }
      ZStack(alignment: .topLeading) {
        ForEach(pages) { TabContentView(page: $0, isShown: $0.id == shown) }
      }
      HStack(spacing: 0) { if style == .page { items(pages, shown) } }
    }
    .modifier(NavigationBarrier())
  }

  private func items(_ pages: [TabPage], _ shown: AnyHashable?) -> some View {
    ForEach(pages) { page in
      TabBarItem(
        page: page, isShown: page.id == shown, isDot: style == .page, action: action(page))
    }
  }

  private func isSelected(_ page: TabPage) -> Bool {
    guard let selection else { return page.id == ownSelection }
    guard let tag = page.tag?.base as? SelectionValue else { return false }
    return tag == selection.wrappedValue
  }

  /// Shows a tab; nil if the selection cannot say which it is.
  private func action(_ page: TabPage) -> (@MainActor () -> Void)? {
    guard let selection else { return { ownSelection = page.id } }
    guard let tag = page.tag?.base as? SelectionValue else { return nil }
    return { selection.wrappedValue = tag }
  }
}

/// The content of a tab: mounted when it is first shown, then kept.
private struct TabContentView: View {
  let page: TabPage
  let isShown: Bool
  @LocalState private var memory = Memory()

  private final class Memory {
    var wasShown = false
  }

  init(page: TabPage, isShown: Bool) {
    self.page = page
    self.isShown = isShown
  }

  var body: some View {
    // Once shown a tab is shown or kept, so nobody depends on this.
    let memory = memory
    if isShown { memory.wasShown = true }
    return ScreenPile {
      if memory.wasShown { VStack { page.content } }
      if !isShown { VStack {} }
    }
  }
}

/// One of the tabs in the line of tabs.
private struct TabBarItem: View {
  let page: TabPage
  let isShown: Bool
  let isDot: Bool
  let action: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 0) {
      if isDot {
        Decoration(isShown ? "● " : "○ ")
      } else {
        Decoration(isShown ? "[" : " ")
        HStack { page.label }
        if let badge = page.badge { Decoration(" \(badge)") }
        Decoration(isShown ? "]" : " ")
      }
    }
    .semantics(semantics)
  }

  private var semantics: Semantics {
    var semantics = Semantics(.tab)
    semantics.combinesChildren = true
    semantics.value = page.badge
    semantics.label = isDot ? "Page \(page.number)" : page.title
    if isShown { semantics.traits = .isSelected }
    semantics.actions.activate = action
    return semantics
  }
}

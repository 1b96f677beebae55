import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Press("\(name) \(count)") { count += 1 } }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Counter(name: "Home").tabItem { Text(verbatim: "Home") }
      Counter(name: "Search").tabItem { Text(verbatim: "Search") }
    }
  }
}

@MainActor @Suite struct TabViewTests {
  @Test func showsTheTabsAndTheFirst() {
    let composition = Composition(width: 24, height: 3) { Tabs() }
    #expect(
      composition.frame.text == """
        [Home] Search
        [ Home 0 ]

        """)
    #expect(
      composition.semanticTree.outline == """
        group ""
          tab "Home" (selected)
          tab "Search"
          button "[ Home 0 ]"
        """)
  }

  @Test func aTabIsMountedWhenItIsFirstShownAndThenKept() {
    let composition = Composition(width: 24, height: 3) { Tabs() }
    #expect(composition.counters.bodyEvaluations["Counter"] == 1)
    composition.press("[ Home 0 ]")
    composition.press("Search", .tab)
    #expect(composition.lines == [" Home [Search]", "[ Search 0 ]"])
    composition.press("Home", .tab)
    #expect(composition.lines == ["[Home] Search", "[ Home 1 ]"])
  }

  @Test func aSelectionIsWrittenAndFollowed() {
    let selection = Binding.variable("b")
    let composition = Composition(width: 24, height: 3) {
      TabView(selection: selection) {
        Tab("A", systemImage: "house", value: "a") { Text(verbatim: "First") }
        Tab("B", systemImage: "gear", value: "b") { Text(verbatim: "Second") }
      }
    }
    #expect(composition.lines == [" ⌂ A [⚙ B]", "Second"])
    composition.press("A", .tab)
    #expect(selection.wrappedValue == "a")
    #expect(composition.lines == ["[⌂ A] ⚙ B", "First"])
  }

  @Test func pagesAreTurnedByDots() {
    let composition = Composition(width: 24, height: 3) {
      TabView { ForEach(1..<4) { Text(verbatim: "Page no. \($0)") } }.tabViewStyle(.page)
    }
    #expect(
      composition.frame.text == """
        Page no. 1

        ● ○ ○
        """)
    composition.press("Page 3", .tab)
    #expect(composition.lines == ["Page no. 3", "", "○ ○ ●"])
  }

  @Test func theLabelOfATabIsItsTitle() {
    let composition = Composition(width: 40, height: 3) {
      TabView {
        Text(verbatim: "1").tabItem {
          Image(systemName: "house"); Text(verbatim: "Home")
        }
        Text(verbatim: "2").tabItem { Label("Search", systemImage: "magnifyingglass") }
        Text(verbatim: "3").tabItem { Image(systemName: "gear") }
        Tab("Mail", systemImage: "envelope") { Text(verbatim: "4") }
      }
    }
    let tabs = composition.semanticTree.flattened.filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["Home", "Search", "gear", "Mail"])
  }
}

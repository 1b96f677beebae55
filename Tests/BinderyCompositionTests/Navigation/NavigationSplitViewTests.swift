import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct NavigationSplitViewTests {
  @Test func columnsStandSideBySide() {
    let composition = Composition(width: 40, height: 3) {
      NavigationSplitView {
        Text(verbatim: "Sidebar").navigationTitle("Side")
      } detail: {
        Text(verbatim: "Nothing").navigationTitle("Detail")
      }
    }
    #expect(
      composition.frame.text == """
        Side               │Detail
        Sidebar            │Nothing
                           │
        """)
  }

  @Test func aLinkShowsItsDestinationInTheNextColumn() {
    let composition = Composition(width: 40, height: 3) {
      NavigationSplitView {
        VStack(alignment: .leading) {
          NavigationLink("One", value: 1)
          NavigationLink("Two") { Text(verbatim: "The two") }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
      } detail: {
        Text(verbatim: "Nothing")
      }
    }
    composition.press("One")
    #expect(
      composition.frame.text == """
        One ›              │Number 1
        Two ›              │
                           │
        """)
    composition.press("Two")
    #expect(composition.lines[0] == "One ›              │The two")
  }

  @Test func visibilityHidesColumns() {
    let visibility = Binding.variable(NavigationSplitViewVisibility.all)
    let composition = Composition(width: 44, height: 1) {
      NavigationSplitView(columnVisibility: visibility) {
        Text(verbatim: "First")
      } content: {
        Text(verbatim: "Second")
      } detail: {
        Text(verbatim: "Third")
      }
    }
    #expect(composition.lines[0].contains("First") && composition.lines[0].contains("Second"))
    visibility.wrappedValue = .doubleColumn
    #expect(!composition.lines[0].contains("First") && composition.lines[0].contains("Second"))
    visibility.wrappedValue = .detailOnly
    #expect(composition.lines == ["Third"])
    #expect(composition.frame == composition.rebuildFrame())
  }
}

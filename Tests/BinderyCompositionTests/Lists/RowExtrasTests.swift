import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

/// What is said of a row beside what it shows: swipe actions and badges.
@MainActor @Suite struct RowExtrasTests {
  private struct Names: View {
    let names: Binding<[String]>
    let flag: @MainActor (String) -> Void

    var body: some View {
      List(names.wrappedValue, id: \.self) { name in
        Text(verbatim: name)
          .swipeActions {
            Button("Delete", role: .destructive) {
              names.wrappedValue.removeAll { $0 == name }
            }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
              flag(name)
            } label: {
              Label("Flag", systemImage: "flag")
            }
            Button("Never") {}.disabled(true)
          }
      }
    }
  }

  private struct Folders: View {
    @Binding var count: Int
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "x").badge(9)
        List {
          Text(verbatim: "Inbox").badge(count)
          Text(verbatim: "Sent").badge("new")
          Text(verbatim: "Drafts").badge(nil as Text?)
        }
      }
    }
  }

  @Test func swipeActionsAreButtonsOfTheRowThatTakeNoRoom() throws {
    let names = Binding.variable(["Ada", "Alan"])
    var flagged: [String] = []
    let composition = Composition(width: 12, height: 3) {
      Names(names: names) { flagged.append($0) }
    }
    #expect(composition.frame.text == "Ada\nAlan\n")
    let rows = composition.semanticTree.flattened.filter { $0.role == .row }
    #expect(rows.map(\.label) == ["Ada", "Alan"])
    #expect(rows[1].semantics.actions.named.map(\.name) == ["Delete", "Flag"])
    let flag = try #require(rows[1].first(.button, "Flag")?.semantics.actions.activate)
    composition.run(flag)
    #expect(flagged == ["Alan"])
    composition.run(rows[0].semantics.actions.named[0].perform)
    #expect(composition.frame.text == "Alan\n\n")
    #expect(composition.frame == composition.rebuildFrame())
    try composition.tap(.button, "Delete")
    #expect(names.wrappedValue == [])
  }

  @Test func aBadgeStandsAtTheEndOfItsRow() {
    let count = Binding.variable(3)
    let composition = Composition(width: 12, height: 5) {
      Folders(count: count)
    }
    #expect(composition.frame.text == "x\nInbox      3\nSent     new\nDrafts\n")
    #expect(composition.outline.contains("row \"Inbox, 3\""))
    count.wrappedValue = 0
    #expect(composition.frame.text == "x\nInbox\nSent     new\nDrafts\n")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aBadgeStandsBesideTheLabelOfItsTab() {
    let composition = Composition(width: 30, height: 2) {
      TabView {
        Text(verbatim: "1").tabItem { Text(verbatim: "Home") }.badge(2)
        Text(verbatim: "2").badge("new").tabItem { Text(verbatim: "News") }
        Tab("Mail", systemImage: "envelope") { Text(verbatim: "3") }.badge(0)
      }
    }
    #expect(composition.shown == "[Home 2] News new  ✉ Mail\n1")
    #expect(composition.outline.contains("tab \"Home\" = \"2\" (selected)"))
  }
}

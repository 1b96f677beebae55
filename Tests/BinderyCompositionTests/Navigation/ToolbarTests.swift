import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Editor: View {
  @Binding var title: String
  @Binding var count: Int
  var body: some View {
    NavigationStack {
      Text(verbatim: "Content")
        .navigationTitle($title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Press("Cancel") {} }
          if count > 0 { ToolbarItem { Press("Save \(count)") { count += 1 } } }
          ToolbarItemGroup(placement: .bottomBar) {
            Text(verbatim: "one")
            Text(verbatim: "two")
          }
        }
    }
  }
}

/// Toolbar content of a user's own, with properties.
private struct OwnItems: ToolbarContent {
  @Binding var count: Int
  @Environment(\.accessibilityReduceMotion) private var isStill
  @State private var presses = 0
  var body: some ToolbarContent {
    ToolbarItem { Press("\(presses) \(isStill)") { presses += 1 } }
    ToolbarItem(placement: .principal) { Text(verbatim: "of \(count)") }
  }
}

@MainActor @Suite struct ToolbarTests {
  @Test func itemsStandInTheBars() {
    let composition = Composition(width: 32, height: 4) {
      Editor(title: .variable("Note"), count: .variable(1))
    }
    #expect(
      composition.frame.text == """
        [ Cancel ] Note       [ Save 1 ]
        Content

        one two
        """)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func anItemFollowsItsState() {
    let count = Binding.variable(1)
    let composition = Composition(width: 32, height: 4) {
      Editor(title: .variable("Note"), count: count)
    }
    composition.press("[ Save 1 ]")
    #expect(composition.lines[0] == "[ Cancel ] Note       [ Save 2 ]")
    count.wrappedValue = 0
    #expect(composition.lines[0] == "[ Cancel ] Note")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aBoundTitleRunsNoBodyOfTheUsers() {
    let title = Binding.variable("Note")
    let composition = Composition(width: 32, height: 4) {
      Editor(title: title, count: .variable(0))
    }
    let before = composition.counters
    title.wrappedValue = "Letter"
    #expect(composition.lines[0] == "[ Cancel ] Letter")
    #expect((composition.counters - before).userBodyEvaluations == 0)
    #expect(composition.changedRows == [0])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func contentOfTheUsersOwnHasProperties() {
    let composition = Composition(width: 32, height: 2) {
      NavigationStack {
        Text(verbatim: "Content").toolbar { OwnItems(count: .variable(9)) }
          .environment(\.accessibilityReduceMotion, true)
      }
    }
    #expect(composition.lines[0] == "of 9                  [ 0 true ]")
    composition.press("[ 0 true ]")
    #expect(composition.lines[0].hasSuffix("[ 1 true ]"))
  }

  @Test func itemsFollowTheOrderOfTheTree() {
    let isShown = Binding.variable(false)
    let composition = Composition(width: 32, height: 3) {
      NavigationStack { TwoToolbars(isShown: isShown) }
    }
    #expect(composition.lines[0].hasSuffix("second"))
    isShown.wrappedValue = true
    #expect(composition.lines[0].hasSuffix("first second"))
    isShown.wrappedValue = false
    #expect(!composition.lines[0].contains("first"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aModifierFurtherOutGivesTheTitle() {
    let composition = Composition(width: 32, height: 2) {
      NavigationStack {
        VStack { Text(verbatim: "Content").navigationTitle("Inner") }.navigationTitle("Outer")
      }
    }
    #expect(composition.lines[0] == "Outer")
  }

  @Test func theBarCanBeHidden() {
    let isHidden = Binding.variable(true)
    let composition = Composition(width: 32, height: 2) {
      NavigationStack { HidingBar(isHidden: isHidden) }
    }
    #expect(composition.lines == ["Content"])
    isHidden.wrappedValue = false
    #expect(composition.lines == ["Title", "Content"])
  }

  @Test func theWayBackCanBeHidden() {
    let composition = Composition(width: 32, height: 2) {
      NavigationStack(path: .variable([1])) {
        Text(verbatim: "Root").navigationDestination(for: Int.self) { _ in
          Text(verbatim: "One").navigationTitle("Title").navigationBarBackButtonHidden()
        }
      }
    }
    #expect(composition.lines == ["Title", "One"])
  }

  @Test func aLongTitleIsCut() {
    let composition = Composition(width: 20, height: 2) {
      NavigationStack {
        Text(verbatim: "Content").navigationTitle("A title that is much too long")
          .navigationBarItems(trailing: Press("Add") {})
      }
    }
    #expect(composition.lines[0] == "A title tha… [ Add ]")
  }

  @Test func aSpacerInTheBottomBarTakesAllThatIsLeft() {
    let composition = Composition(width: 20, height: 3) {
      NavigationStack {
        Text(verbatim: "x").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Text(verbatim: "left")
            Spacer()
            Text(verbatim: "right")
          }
        }
      }
    }
    #expect(composition.frame.text.hasSuffix("left           right"))
  }
}

private struct TwoToolbars: View {
  @Binding var isShown: Bool
  var body: some View {
    VStack {
      if isShown { Text(verbatim: "A").toolbar { Text(verbatim: "first") } }
      Text(verbatim: "B").toolbar { Text(verbatim: "second") }
    }
  }
}

private struct HidingBar: View {
  @Binding var isHidden: Bool
  var body: some View {
    Text(verbatim: "Content").navigationTitle("Title").navigationBarHidden(isHidden)
  }
}

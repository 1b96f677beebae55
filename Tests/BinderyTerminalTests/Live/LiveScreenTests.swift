import BinderyBindings
import BinderyComposition
import BinderyTerminal
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Entry: Identifiable {
  let id: Int
  var name: String
}

/// A list of names that can be deleted, a field for a new one, and a sheet.
private struct Entries: View {
  @Binding var entries: [Entry]
  @Binding var name: String
  @Binding var isAsking: Bool
  @Binding var count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $name).onSubmit(add)
      Stepper("Count \(count)", value: $count)
      List {
        ForEach(entries) { Text($0.name) }.onDelete { entries.remove(atOffsets: $0) }
      }
      Button("Ask") { isAsking = true }.keyboardShortcut("k")
    }
    .sheet(isPresented: $isAsking) {
      Button("Yes") {
        count = 100
        isAsking = false
      }
    }
  }

  private func add() {
    entries.append(Entry(id: entries.count, name: name))
    name = ""
  }
}

@MainActor @Suite struct LiveScreenTests {
  private let entries = Binding.variable((0..<6).map { Entry(id: $0, name: "row \($0)") })
  private let name = Binding.variable("")
  private let isAsking = Binding.variable(false)
  private let count = Binding.variable(1)

  private var screen: LiveScreen {
    LiveScreen(size: TerminalSize(width: 24, height: 6)) {
      Entries(entries: entries, name: name, isAsking: isAsking, count: count)
    }
  }

  private func press(_ keys: TerminalKey..., on screen: LiveScreen) {
    for key in keys {
      screen.press(key)
      _ = screen.update()
    }
  }

  private func text(of screen: LiveScreen) -> String { screen.composition.frame.text }

  @Test func tabGoesFromOneControlToTheNext() {
    let screen = screen
    #expect(screen.selected == nil)
    press(.tab, on: screen)
    #expect(screen.selected == "Name")
    press(.tab, .tab, on: screen)
    #expect(screen.selected == "row 0")
    press(.backTab, .backTab, .backTab, on: screen)
    #expect(screen.selected == "Ask")
    press(.tab, on: screen)
    #expect(screen.selected == "Name")
  }

  @Test func charactersGoToTheFieldThatIsSelected() {
    let screen = screen
    press(.tab, .character("a"), .character("b"), .leftArrow, .paste("x\n\u{1B}y"), on: screen)
    #expect(name.wrappedValue == "ax yb")
    press(.end, .backspace, .home, .deleteForward, on: screen)
    #expect(name.wrappedValue == "x y")
    press(.return, on: screen)
    #expect(name.wrappedValue == "")
    #expect(entries.wrappedValue.last?.name == "x y")
  }

  @Test func arrowsSetWhatCanBeStepped() {
    let screen = screen
    press(.downArrow, .downArrow, .rightArrow, .rightArrow, .leftArrow, on: screen)
    #expect(count.wrappedValue == 2)
  }

  @Test func whatComesIntoSightIsNext() {
    let screen = screen
    press(.tab, .tab, .downArrow, .downArrow, .downArrow, on: screen)
    #expect(screen.selected == "row 2")
    press(.downArrow, on: screen)
    #expect(screen.selected == "row 3")
    #expect(text(of: screen).contains("row 3"))
    #expect(!text(of: screen).contains("row 0"))
    press(.downArrow, .downArrow, .downArrow, on: screen)
    #expect(screen.selected == "Ask")
    press(.upArrow, .upArrow, .upArrow, .upArrow, on: screen)
    #expect(screen.selected == "row 2")
  }

  @Test func deleteDeletesTheRow() {
    let screen = screen
    press(.tab, .tab, .tab, .downArrow, .deleteForward, on: screen)
    #expect(entries.wrappedValue.map(\.name) == ["row 0", "row 2", "row 3", "row 4", "row 5"])
    #expect(screen.selected == "row 2")
    press(.backspace, on: screen)
    #expect(entries.wrappedValue.map(\.name) == ["row 0", "row 3", "row 4", "row 5"])
  }

  @Test func aLayerHasTheKeysUntilItIsPutAway() {
    let screen = screen
    press(.tab, .tab, .control("k"), on: screen)
    #expect(isAsking.wrappedValue)
    #expect(screen.selected == nil)
    press(.tab, on: screen)
    #expect(screen.selected == "Yes")
    press(.escape, on: screen)
    #expect(!isAsking.wrappedValue)
    #expect(screen.selected == "Count 1")
    // What was selected on the layer is so no longer: Return presses nothing.
    press(.control("k"), .return, on: screen)
    #expect(count.wrappedValue == 1)
    press(.tab, .return, on: screen)
    #expect(count.wrappedValue == 100)
  }

  @Test func whatIsCalledOtherwiseByNowIsFoundWhereItWas() {
    let names = Binding.variable(["Milk", "Bread", "Eggs"])
    let path = Binding.variable([Int]())
    let screen = LiveScreen(size: TerminalSize(width: 20, height: 5)) {
      NavigationStack(path: path) {
        List(0..<3) { index in NavigationLink(names[index].wrappedValue, value: index) }
          .navigationDestination(for: Int.self) { TextField("Name", text: names[$0]) }
      }
    }
    press(.tab, .tab, .return, .character("X"), .escape, on: screen)
    #expect(screen.selected == "BreadX")
  }

  @Test func pagesAreScrolled() {
    let screen = screen
    press(.end, on: screen)
    #expect(text(of: screen).contains("row 5"))
    press(.home, on: screen)
    press(.pageDown, on: screen)
    #expect(text(of: screen).contains("row 2"))
    #expect(!text(of: screen).contains("row 1"))
    press(.pageUp, on: screen)
    #expect(text(of: screen).contains("row 0"))
  }

  @Test func aFieldThatIsNotFocusedShowsThatItIsSelected() {
    let screen = screen
    press(.tab, .tab, on: screen)
    let frame = screen.shownFrame
    #expect(frame?[row: 1, column: 0].style.attributes == .inverse)
    #expect(frame?[row: 2, column: 0].style.attributes == [])
  }

  @Test func anUpdateWritesTheRowsThatChanged() throws {
    let screen = screen
    let first = screen.update()
    #expect(first.contains("row 0"))
    count.wrappedValue = 5
    let second = screen.update()
    #expect(second.contains("Count 5"))
    #expect(!second.contains("row 0"))
    #expect(screen.update() == "")
    screen.press(.control("l"))
    #expect(screen.update().contains("row 0"))
  }

  @Test func aSmallerTerminalShowsLess() {
    let screen = screen
    screen.resize(to: TerminalSize(width: 8, height: 2))
    _ = screen.update()
    #expect(screen.shownFrame?.rows == 2)
    #expect(screen.shownFrame?.columns == 8)
  }

  @Test func somebodyLeavesOrSuspends() {
    let screen = screen
    screen.press(.control("z"))
    #expect(screen.wantsToSuspend)
    #expect(!screen.isOver)
    screen.press(.control("c"))
    #expect(screen.isOver)
    let other = self.screen
    other.press(.control("d"))
    #expect(other.isOver)
  }

  /// The button is to the right in a window that is itself below the end of another one.
  @Test func whatIsSelectedIsScrolledTo() {
    let screen = LiveScreen(size: TerminalSize(width: 10, height: 3)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5) { Text(verbatim: "line \($0)") }
          ScrollView(.horizontal) {
            HStack {
              Text("a long line of text")
              Button("Go") {}
            }
          }
        }
      }
    }
    #expect(!text(of: screen).contains("Go"))
    press(.tab, on: screen)
    #expect(screen.selected == "Go")
    #expect(text(of: screen) == "  line 3\n  line 4\next [ Go ]")
  }

  @Test func anIssueIsToldOnceAndWhereItWas() {
    let screen = LiveScreen(size: TerminalSize(width: 10, height: 3)) {
      ForEach([1, 1, 1], id: \.self) { Text(verbatim: "\($0)") }
    }
    press(.tab, .tab, on: screen)
    #expect(screen.issueReports.count == 1)
    #expect(screen.issueReports.first?.contains("\n\n") == true)
  }

  @Test(arguments: 0..<6) func anyKeysLeaveTheFrameOfARebuiltTree(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys: [TerminalKey] = [
      .tab, .backTab, .upArrow, .downArrow, .leftArrow, .rightArrow, .return, .character(" "),
      .character("x"), .backspace, .deleteForward, .escape, .pageUp, .pageDown, .home, .end,
      .control("k"), .control("r"), .control("o"), .paste("p\u{1B}[2J\n"),
    ]
    let screen = screen
    for _ in 0..<60 {
      press(keys.randomElement(using: &random) ?? .tab, on: screen)
      #expect(screen.composition.frame == screen.composition.rebuildFrame())
    }
    #expect(screen.issueReports == [])
  }
}

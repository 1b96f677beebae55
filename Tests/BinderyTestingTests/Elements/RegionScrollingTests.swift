import BinderyBindings
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct RegionScrollingTests {
  private func numbers(_ count: Int, height: Int = 4) -> Screen {
    Screen(width: 12, height: height) {
      List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
    }
  }

  @Test func mountsTheRowsOnTheWay() throws {
    let screen = numbers(100)
    #expect(!screen.shows("Row 50"))
    let row = try screen.scroll(to: "Row 50")
    #expect(row.label == "Row 50")
    #expect(screen.text.contains("Row 50"))
    #expect(screen.frame == screen.composition.rebuildFrame())
    try screen.scroll(to: "Row 2")
    #expect(screen.text.contains("Row 2"))
  }

  @Test func staysWhereItIsSeenAlready() throws {
    let screen = numbers(100)
    let before = screen.frame
    try screen.scroll(to: "Row 1")
    #expect(screen.frame == before)
  }

  @Test func scrollsWhatIsMountedButNotSeen() throws {
    let screen = Screen(width: 12, height: 3) {
      ScrollView { VStack { ForEach(0..<9) { Text(verbatim: "Row \($0)") } } }
    }
    try screen.scroll(to: "Row 7")
    #expect(screen.text.split(separator: "\n").contains { $0.contains("Row 7") })
  }

  @Test func scrollsNothingWhereThereIsNoSuchThing() {
    let screen = numbers(6)
    let before = screen.frame
    #expect(throws: ScreenError.self) { try screen.scroll(to: "Row 6") }
    #expect(screen.frame == before)
  }

  @Test func deletesAndMovesRowsOfAList() throws {
    let names = Binding.variable(["Ana", "Bo", "Cy"])
    let screen = Screen(width: 12, height: 4) { Names(names: names) }
    try screen.row(containing: "Bo").delete()
    #expect(names.wrappedValue == ["Ana", "Cy"])
    try screen.list().move(from: 0, to: 2)
    #expect(names.wrappedValue == ["Cy", "Ana"])
    #expect(screen.frame == screen.composition.rebuildFrame())
  }
}

private struct Names: View {
  @Binding var names: [String]
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text(verbatim: $0) }
        .onDelete { for index in $0.reversed() { names.remove(at: index) } }
        .onMove { source, destination in
          let moved = source.map { names[$0] }
          var rest = names.enumerated().filter { !source.contains($0.offset) }.map(\.element)
          rest.insert(contentsOf: moved, at: destination - source.filter { $0 < destination }.count)
          names = rest
        }
    }
  }
}

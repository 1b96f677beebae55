import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Foundation
import Testing

private struct Film: Identifiable, Equatable {
  var id: Int
  var title: String
}

private struct FilmRow: View {
  var film: Film
  var body: some View { Text(verbatim: film.title) }
}

private struct BoundRow: View {
  @Binding var film: Film
  var body: some View { Text(verbatim: film.title) }
}

private func films(_ count: Int) -> [Film] {
  (0..<count).map { Film(id: $0, title: "Film \($0)") }
}

@MainActor @Suite struct ListTests {
  @Test func showsRowsOneBelowAnother() {
    let films = films(3)
    #expect(lines(20, 5) { List(films, rowContent: FilmRow.init) } == "Film 0\nFilm 1\nFilm 2")
    #expect(lines(20, 5) { List(films) { Text(verbatim: $0.title) } } == "Film 0\nFilm 1\nFilm 2")
    #expect(lines(20, 5) { List(0..<2) { Text(verbatim: "\($0)") } } == "0\n1")
    #expect(lines(20, 5) { List(["a", "b"], id: \.self) { Text(verbatim: $0) } } == "a\nb")
    let items = Binding.variable(films)
    #expect(
      lines(20, 5) { List(items) { $film in Text(verbatim: film.title) } }
        == "Film 0\nFilm 1\nFilm 2")
  }

  @Test func takesAllTheRoom() {
    #expect(
      lines(8, 4) {
        VStack {
          List { Text(verbatim: "row") }
          Text(verbatim: "end")
        }
      } == "row\n\n\n  end")
  }

  @Test(arguments: [1_000, 1_000_000]) func mountsTheRowsInTheWindow(_ count: Int) {
    let items = Binding.variable((0..<count).map { Film(id: $0, title: "Film \($0)") })
    let composition = Composition(width: 20, height: 5) {
      List(items) { $film in BoundRow(film: $film) }
    }
    #expect(composition.counters.bodyEvaluations["BoundRow", default: 0] <= 6)
    #expect(composition.frame.text.hasPrefix("Film 0\nFilm 1\n"))
    let before = composition.counters
    items[2].title.wrappedValue = "Changed"
    composition.flush()
    #expect((composition.counters - before).bodyEvaluations == ["BoundRow": 1])
    #expect(composition.changedRows == [2])
    items[500].title.wrappedValue = "Outside"
    let later = composition.counters
    composition.flush()
    #expect((composition.counters - later).bodyEvaluations == [:])
  }

  @Test func scrolls() throws {
    let composition = Composition(width: 12, height: 4) {
      VStack(alignment: .leading) {
        Text(verbatim: "Films")
        List(films(100), rowContent: FilmRow.init)
      }
    }
    let list = try #require(composition.semanticTree.first(.list))
    let window = try #require(list.window)
    composition.scroll(window, rows: 10)
    composition.flush()
    #expect(composition.changedRows == [1, 2, 3])
    #expect(composition.frame.text == "Films\nFilm 10\nFilm 11\nFilm 12")
    #expect(composition.frame == composition.rebuildFrame())
    composition.scroll(window, rows: 1000)
    #expect(composition.frame.text == "Films\nFilm 97\nFilm 98\nFilm 99")
    #expect(composition.frame == composition.rebuildFrame())
    composition.scroll(window, rows: -1000)
    #expect(composition.frame.text == "Films\nFilm 0\nFilm 1\nFilm 2")
  }

  @Test func keepsRowsOfSeveralHeightsInPlace() throws {
    let composition = Composition(width: 12, height: 5) {
      List(0..<1000) { index in
        VStack(alignment: .leading) {
          ForEach(0..<(index % 3 + 1)) { Text(verbatim: "\(index).\($0)") }
        }
      }
    }
    let window = try #require(composition.semanticTree.first(.list)?.window)
    #expect(composition.frame.text == "0.0\n1.0\n1.1\n2.0\n2.1")
    for _ in 0..<10 {
      composition.scroll(window, rows: 7)
      #expect(composition.frame == composition.rebuildFrame())
    }
    for _ in 0..<30 { composition.scroll(window, rows: -3) }
    #expect(composition.frame.text == "0.0\n1.0\n1.1\n2.0\n2.1")
    composition.scroll(window, rows: 10_000)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func hasLazyRowsInSectionsOfAForEach() {
    let composition = Composition(width: 12, height: 6) {
      List {
        ForEach(0..<1000) { section in
          Section {
            ForEach(0..<1000) { row in FilmRow(film: Film(id: row, title: "\(section)/\(row)")) }
          } header: {
            Text(verbatim: "Section \(section)")
          }
        }
      }
    }
    #expect(composition.frame.text == "Section 0\n0/0\n0/1\n0/2\n0/3\n0/4")
    #expect(composition.counters.bodyEvaluations["FilmRow", default: 0] <= 8)
  }

  @Test func skipsRowsThatAreEmpty() {
    let text = lines(12, 4) {
      List(0..<300) { index in
        if index % 50 == 49 { Text(verbatim: "\(index)") }
      }
    }
    #expect(text == "49\n99\n149\n199")
  }

  @Test func marksTheChosenRow() throws {
    let selection = Binding<Int?>.variable(nil)
    let screen = Screen(width: 12, height: 4) {
      List(films(3), selection: selection, rowContent: FilmRow.init)
    }
    #expect(screen.text == "  Film 0\n  Film 1\n  Film 2\n")
    try screen.row(containing: "Film 1").select()
    #expect(selection.wrappedValue == 1)
    #expect(screen.text == "  Film 0\n▸ Film 1\n  Film 2\n")
    #expect(screen.frame == screen.composition.rebuildFrame())
    #expect(
      screen.outline == """
        list ""
          row "Film 0"
            text "Film 0"
          row "Film 1" (selected)
            text "Film 1"
          row "Film 2"
            text "Film 2"
        """)
  }

  @Test func choosesSeveralRowsByTag() throws {
    let selection = Binding<Set<String>>.variable(["b"])
    let screen = Screen(width: 12, height: 4) {
      List(selection: selection) {
        Text(verbatim: "First").tagged("a")
        Text(verbatim: "Second").tagged("b")
        Text(verbatim: "Third")
      }
    }
    #expect(screen.text == "  First\n▸ Second\n  Third\n")
    try screen.row(containing: "First").select()
    #expect(selection.wrappedValue == ["a", "b"])
    #expect(screen.text == "▸ First\n▸ Second\n  Third\n")
  }

  @Test func deletesAndMovesRows() throws {
    let items = Binding.variable(films(4))
    let screen = Screen(width: 12, height: 5) {
      List {
        ForEach(items) { $film in
          Text(verbatim: film.title).deleteDisabled(film.id == 0)
        }
        .onDelete { items.wrappedValue.remove(atOffsets: $0) }
        .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    #expect(throws: ScreenError.self) { try screen.row(containing: "Film 0").delete() }
    try screen.row(containing: "Film 1").delete()
    #expect(screen.text == "Film 0\nFilm 2\nFilm 3\n\n")
    try screen.row(containing: "Film 3").move(to: 0)
    #expect(screen.text == "Film 3\nFilm 0\nFilm 2\n\n")
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func reportsDuplicateIdentities() {
    let issues = ReportedIssues()
    let composition = Composition(
      width: 12, height: 4, issueHandler: issues.handler
    ) {
      List(["a", "b", "a"], id: \.self) { Text(verbatim: $0) }
    }
    #expect(composition.frame.text == "a\nb\na\n")
    #expect(issues.messages == ["Two rows of a ForEach have the ID a."])
  }

  @Test func refreshes() async throws {
    let count = Binding.variable(0)
    let screen = Screen(width: 12, height: 4) {
      List { Text(verbatim: "row") }.refreshable { count.wrappedValue += 1 }
    }
    try screen.refresh()
    await screen.settle()
    #expect(count.wrappedValue == 1)
  }

  @Test func theActionsOfAnEarlierTreeFindTheirRow() throws {
    let items = Binding.variable(films(4))
    let issues = ReportedIssues()
    let composition = Composition(width: 12, height: 5, issueHandler: issues.handler) {
      List {
        ForEach(items) { $film in Text(verbatim: film.title) }
          .onDelete { items.wrappedValue.remove(atOffsets: $0) }
          .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    let actions = composition.semanticTree.flattened.filter { $0.role == .row }
      .map(\.semantics.actions)
    composition.run { actions[0].delete?() }
    composition.run { actions[2].delete?() }
    #expect(items.wrappedValue.map(\.id) == [1, 3])
    composition.run { actions[3].move?(0) }
    #expect(items.wrappedValue.map(\.id) == [3, 1])
    #expect(issues.kinds == [])
    composition.run { actions[2].delete?() }
    composition.run { actions[0].move?(0) }
    #expect(items.wrappedValue.map(\.id) == [3, 1])
    #expect(issues.kinds == [.staleRow, .staleRow])
    // A change that was not flushed counts as well.
    items.wrappedValue.removeFirst()
    composition.run { actions[1].delete?() }
    #expect(items.wrappedValue == [])
    composition.unmount()
    actions[1].delete?()
    #expect(issues.kinds.count == 3)
  }
}

/// Stands for its content in a selection.
private struct Tag: AttachmentModifier {
  let value: AnyHashable
  var _annotation: Annotation? { .tag(value) }
}

extension View {
  fileprivate func tagged(_ value: some Hashable) -> some View {
    modifier(Tag(value: AnyHashable(value)))
  }
}

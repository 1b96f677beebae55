import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct Book: Hashable, Identifiable {
  var id: Int
  var title: String
}

/// A list and its details; the root and each detail count their taps.
private struct Library: View {
  @Binding var books: [Book]
  @Binding var path: [Book]
  @State private var taps = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading) {
        ForEach(books) { book in NavigationLink(book.title, value: book) }
        Press("Tapped \(taps)") { taps += 1 }
      }
      .navigationTitle("Books")
      .navigationDestination(for: Book.self) { book in
        BookDetail(book: book, path: $path)
      }
    }
  }
}

private struct BookDetail: View {
  let book: Book
  @Binding var path: [Book]
  @Environment(\.dismiss) private var dismiss
  @State private var reads = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Read \(reads) times")
      Press("Read") { reads += 1 }
      Press("Close") { dismiss() }
      Press("Sequel") { path.append(Book(id: book.id + 1, title: "\(book.title) II")) }
    }
    .navigationTitle(book.title)
  }
}

@MainActor @Suite struct NavigationStackTests {
  private let books = Binding.variable([
    Book(id: 1, title: "Emma"), Book(id: 10, title: "Ulysses"),
  ])

  /// A path that counts its writes.
  private func counted(_ path: Binding<[Book]>) -> (path: Binding<[Book]>, writes: Binding<Int>) {
    let writes = Binding.variable(0)
    return (
      Binding(
        get: { path.wrappedValue },
        set: {
          path.wrappedValue = $0
          writes.wrappedValue += 1
        }), writes
    )
  }

  @Test func showsTheTitleAndTheRoot() {
    let composition = Composition(width: 24, height: 5) {
      Library(books: books, path: .variable([]))
    }
    #expect(
      composition.frame.text == """
        Books
        Emma ›
        Ulysses ›
        [ Tapped 0 ]

        """)
    #expect(
      composition.semanticTree.outline == """
        group ""
          heading "Books"
            text "Books"
          link "Emma"
          link "Ulysses"
          button "[ Tapped 0 ]"
        """)
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aLinkPushesItsValue() {
    let path = Binding<[Book]>.variable([])
    let composition = Composition(width: 24, height: 5) { Library(books: books, path: path) }
    composition.press("Emma", .link)
    #expect(path.wrappedValue == [books.wrappedValue[0]])
    #expect(
      composition.frame.text == """
        ‹ Back Emma
        Read 0 times
        [ Read ]
        [ Close ]
        [ Sequel ]
        """)
  }

  // Fact 37.
  @Test func goingBackWritesThePathOnce() throws {
    let recorder = WriteRecorder(.off)
    let path = recorder.binding("path", initial: books.wrappedValue)
    let screen = Screen(width: 24, height: 5) { Library(books: books, path: path) }
    #expect(screen.frame.lines.first == "‹ Back Ulysses")
    try screen.button("Back").tap()
    recorder.expect("path", [[books.wrappedValue[0]]])
    try screen.goBack()
    recorder.expect("path", [[Book]()])
    #expect(screen.frame.lines.first == "Books")
  }

  @Test func dismissPopsOneLevelWithOneWrite() {
    let (path, writes) = counted(.variable(books.wrappedValue))
    let composition = Composition(width: 24, height: 5) { Library(books: books, path: path) }
    composition.press("[ Close ]")
    #expect(path.wrappedValue == [books.wrappedValue[0]])
    #expect(writes.wrappedValue == 1)
  }

  @Test func keepsTheStateOfEarlierScreens() {
    let path = Binding<[Book]>.variable([])
    let composition = Composition(width: 24, height: 5) { Library(books: books, path: path) }
    composition.press("[ Tapped 0 ]")
    composition.press("Ulysses")
    composition.press("[ Read ]")
    composition.press("[ Sequel ]")
    #expect(composition.lines[..<2] == ["‹ Back Ulysses II", "Read 0 times"])
    composition.press("Back")
    #expect(composition.lines[..<2] == ["‹ Back Ulysses", "Read 1 times"])
    composition.press("Back")
    #expect(composition.lines.last == "[ Tapped 1 ]")
    composition.press("Ulysses")
    #expect(composition.lines[1] == "Read 0 times")
  }

  @Test func anotherValueAtAPlaceIsAnotherScreen() {
    let path = Binding<[Book]>.variable([Book(id: 1, title: "Emma")])
    let composition = Composition(width: 24, height: 5) { Library(books: books, path: path) }
    composition.press("[ Read ]")
    path.wrappedValue = [Book(id: 2, title: "Persuasion")]
    #expect(composition.lines[..<2] == ["‹ Back Persuasion", "Read 0 times"])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aStackKeepsItsPathItself() {
    let composition = Composition(width: 24, height: 3) {
      NavigationStack {
        NavigationLink(value: 7) { Text(verbatim: "Seven") }
          .navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
          .navigationTitle("Root")
      }
    }
    composition.press("Seven")
    #expect(composition.lines == ["‹ Back", "Number 7"])
    composition.press("Back")
    #expect(composition.lines == ["Root", "Seven ›"])
  }

  @Test func aPathHoldsValuesOfAnyTypes() {
    var start = NavigationPath([1])
    start.append("two")
    let path = Binding.variable(start)
    let composition = Composition(width: 24, height: 3) {
      NavigationStack(path: path) {
        Text(verbatim: "Root")
          .navigationDestination(for: Int.self) { Text(verbatim: "Number \($0)") }
          .navigationDestination(for: String.self) { Text(verbatim: "Word \($0)") }
      }
    }
    #expect(composition.lines == ["‹ Back", "Word two"])
    composition.press("Back")
    #expect(composition.lines == ["‹ Back", "Number 1"])
    #expect(path.wrappedValue == NavigationPath([1]))
  }

  @Test func aDestinationDeclaredOnAScreenServesThoseAbove() {
    var start = NavigationPath([1])
    start.append("two")
    let composition = Composition(width: 24, height: 3) {
      NavigationStack(path: .variable(start)) {
        Text(verbatim: "Root").navigationDestination(for: Int.self) { _ in
          Text(verbatim: "Number")
            .navigationDestination(for: String.self) { Text(verbatim: "Word \($0)") }
        }
      }
    }
    #expect(composition.lines == ["‹ Back", "Word two"])
  }

  @Test func aValueWithoutADestinationIsAnIssue() {
    let issues = ReportedIssues()
    let composition = Composition(width: 40, height: 3, issueHandler: issues.handler) {
      NavigationStack(path: .variable([1.5])) { Text(verbatim: "Root") }
    }
    #expect(composition.lines == ["‹ Back", "No destination for Double"])
    #expect(issues.kinds == [.missingDestination])
    #expect(
      issues.messages == [
        "A navigation stack was asked for the screen of a value of type Double, for which no "
          + "destination is declared. A placeholder is shown."
      ])
  }

  @Test func aValueThatThePathCannotHoldIsAnIssue() {
    let issues = ReportedIssues()
    let path = Binding.variable([1])
    let composition = Composition(width: 40, height: 3, issueHandler: issues.handler) {
      NavigationStack(path: path) {
        Text(verbatim: "Root").navigationDestination(for: Int.self) { _ in
          NavigationLink("Word", value: "word")
        }
      }
    }
    composition.press("Word")
    #expect(path.wrappedValue == [1])
    #expect(issues.kinds == [.mismatchedType])
  }

  @Test func destinationsFollowWhatTheyRead() {
    let count = Binding.variable(1)
    let composition = Composition(width: 24, height: 3) {
      NavigationStack(path: .variable([5])) {
        Text(verbatim: "Root").navigationDestination(for: Int.self) { number in
          Text(verbatim: "\(number) times \(count.wrappedValue)")
        }
      }
    }
    #expect(composition.lines.last == "5 times 1")
    count.wrappedValue = 2
    #expect(composition.lines.last == "5 times 2")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func aLinkOutsideOfStacksIsDisabled() {
    let composition = Composition(width: 24, height: 1) { NavigationLink("Emma", value: 1) }
    #expect(
      composition.semanticTree.outline == """
        group ""
          link "Emma" (disabled)
        """)
  }

  @Test func unmountingReportsNothing() {
    let issues = ReportedIssues()
    let composition = Composition(width: 24, height: 5, issueHandler: issues.handler) {
      Library(books: books, path: .variable(books.wrappedValue))
    }
    composition.unmount()
    #expect(issues.kinds.isEmpty)
  }
}

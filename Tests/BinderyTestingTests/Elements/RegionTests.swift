import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite(.runtimeIssues) struct RegionTests {
  private func people(
    _ names: String..., delete: @escaping @MainActor (String) -> Void = { _ in }
  ) -> Screen {
    Screen(width: 40, height: 10) {
      Part(role: .list, label: "") {
        ForEach(names, id: \.self) { name in
          Part(role: .row, label: name) {
            Text(verbatim: name)
            Press(label: "Delete") { delete(name) }
          }
        }
      }
    }
  }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch let error as ScreenError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func findsByRoleAndLabel() throws {
    let screen = people("Ana")
    let button = try screen.button("Delete")
    #expect(button.role == .button)
    #expect(button.label == "Delete")
    #expect(button.isEnabled)
    #expect(button.frame == CellRect(x: 0, y: 1, width: 8, height: 1))
    #expect("\(button.path)" == "button \"Delete\"")
  }

  @Test func looksInARegion() throws {
    var deleted: [String] = []
    let screen = people("Ana", "Bo") { deleted.append($0) }
    try screen.row(containing: "Bo").button("Delete").tap()
    #expect(deleted == ["Bo"])
  }

  @Test func givesAllOfARole() throws {
    let screen = people("Ana", "Bo")
    #expect(try screen.elements(.row).map(\.label) == ["Ana", "Bo"])
    #expect(try screen.elements(.row)[1].elements(.text).map(\.label) == ["Bo"])
    #expect(screen.contains(.row, "Ana"))
    #expect(!screen.contains(.slider))
    #expect(screen.shows("Bo"))
    #expect(!screen.shows("B"))
  }

  @Test func prefersALabelToAnIdentifier() throws {
    var semantics = Semantics(.button)
    semantics.identifier = "save"
    let other = semantics
    let screen = Screen(width: 20, height: 2) {
      VStack {
        Text(verbatim: "Store").semantics(other)
        Press(label: "save") {}
      }
    }
    #expect(try screen.button("save").label == "save")
    #expect(try screen.element(identifier: "save").label == "Store")
    #expect(try screen.button("Store").identifier == "save")
  }

  @Test func takesAPartOfALabelWhereNoneIsExact() throws {
    let screen = people("Ana Maria", "Bo")
    #expect(try screen.row(containing: "Maria").label == "Ana Maria")
  }

  // MARK: Errors

  @Test func namesTheNearestLabels() {
    let screen = Screen(width: 20, height: 4) {
      VStack {
        Text(verbatim: "Profile")
        Press(label: "Cancel") {}
        Press(label: "Save draft") {}
        Part(role: .link, label: "Sava") { Text(verbatim: "x") }
      }
    }
    #expect(
      message { try screen.button("Sava") } == """
        There is no button "Sava" on the screen. The nearest buttons: "Cancel", "Save draft". "Sava" \
        is the label of a link.

        text "Profile"
        button "Cancel"
        button "Save draft"
        link "Sava"
          text "x"
        """)
  }

  @Test func namesTheNearestIdentifiers() {
    var semantics = Semantics()
    semantics.identifier = "title"
    let screen = Screen(width: 20, height: 1) { Text(verbatim: "Hi").semantics(semantics) }
    #expect(
      message { try screen.element(identifier: "titel") } == """
        There is no element #titel on the screen. The nearest identifiers: "title".

        text "Hi" #title
        """)
  }

  @Test func saysWhereOfTheAskedRegion() {
    let screen = people("Ana", "Bo")
    #expect(
      message { try screen.row(containing: "Ana").button("Edit") } == """
        There is no button "Edit" in the row containing "Ana". The nearest buttons: "Delete".

        row "Ana"
          text "Ana"
          button "Delete"
        """)
  }

  @Test func saysThatThereIsNothing() {
    let screen = Screen(width: 10, height: 1) { EmptyView() }
    #expect(
      message { try screen.alert() } == """
        There is no alert on the screen.

        (nothing)
        """)
  }

  @Test func saysWhereSeveralAre() {
    let screen = people("Ana", "Bo")
    #expect(
      message { try screen.button("Delete") } == """
        There are 2 answers to button "Delete" on the screen: one in the row "Ana", one in the row \
        "Bo". Ask in one of them, or tell them apart by accessibility identifiers.

        list ""
          row "Ana"
            text "Ana"
            button "Delete"
          row "Bo"
            text "Bo"
            button "Delete"
        """)
  }

  @Test func saysWhatCovers() {
    let sheet = Binding.variable(false)
    let screen = Screen(width: 30, height: 6) { Covered(isCovered: sheet) }
    #expect(message { try screen.button("Save") } == "no error")
    sheet.wrappedValue = true
    #expect(
      message { try screen.button("Save") } == """
        The button "Save" cannot be used: it is covered by the sheet "Edit".

        button "Save" (covered)
        sheet "Edit"
          button "Done"
        """)
    #expect(message { try screen.button("Done") } == "no error")
  }

  @Test func makesUsersTextSafeToShow() {
    let screen = Screen(width: 10, height: 1) { Text(verbatim: "a\u{1B}[31m") }
    #expect(
      message { try screen.text("\u{7}") } == """
        There is no text "␇" on the screen. The nearest texts: "a␛[31m".

        text "a␛[31m"
        """)
  }

  @Test func cutsLongTrees() {
    let screen = Screen(width: 10, height: 3) {
      VStack { ForEach(0..<70) { Text(verbatim: "\($0)") } }
    }
    let shown = (0..<60).map { "text \"\($0)\"" }.joined(separator: "\n")
    #expect(
      message { try screen.button("x") } == """
        There is no button "x" on the screen.

        \(shown)
        … and 10 more
        """)
  }

  @Test func tellsTheLineThatAsked() throws {
    let screen = Screen(width: 10, height: 1) { EmptyView() }
    let line = #line + 1
    let error = #expect(throws: ScreenError.self) { try screen.text("x") }
    #expect(error?.kind == .missing)
    #expect(error?.sourceLocation.line == line)
    #expect(
      error?.description == """
        RegionTests.swift:\(line): There is no text "x" on the screen.

        (nothing)
        """)
  }
}

private struct Covered: View {
  @Binding var isCovered: Bool
  var body: some View {
    Press(label: "Save") {}
      .modifier(Layer(_presented: isCovered ? sheet : nil, _layer: .sheet))
  }
  private var sheet: some View {
    Part(role: .sheet, label: "Edit") { Press(label: "Done") {} }
  }
}

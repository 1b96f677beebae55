import BinderyBindings
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

private struct People: View {
  @Binding var path: [String]
  @Binding var isAdding: Bool
  @Binding var names: [String]
  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(names, id: \.self) { name in NavigationLink(name, value: name) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .navigationTitle("People")
      .refreshable { names.append("Cy") }
      .toolbar { Button("Add") { isAdding = true } }
      .navigationDestination(for: String.self) { name in
        Text(verbatim: "About \(name)").navigationTitle(name)
      }
      .sheet(isPresented: $isAdding) { Adding() }
    }
  }
}

private struct Adding: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() }.navigationTitle("New") }
}

/// The verbs on lists, navigation and sheets.
@MainActor @Suite(.runtimeIssues) struct NavigationVerbsTests {
  private let path = Binding<[String]>.variable([])
  private let isAdding = Binding.variable(false)
  private let names = Binding.variable(["Ana", "Bo"])

  private func mounted() -> Screen {
    Screen(width: 30, height: 8) { People(path: path, isAdding: isAdding, names: names) }
  }

  @Test func goThereAndBack() throws {
    let screen = mounted()
    try screen.link("Bo").tap()
    #expect(path.wrappedValue == ["Bo"])
    #expect(screen.shows("About Bo"))
    let error = #expect(throws: ScreenError.self) { try screen.link("Ana") }
    #expect(
      error?.message.split(separator: "\n").first
        == "The link \"Ana\" cannot be used: it is hidden by the screen that was pushed after it."
    )
    try screen.goBack()
    #expect(path.wrappedValue == [])
    #expect(try screen.link("Ana").isEnabled)
  }

  @Test func openAndPutAwayASheet() throws {
    let screen = mounted()
    try screen.button("Add").tap()
    #expect(isAdding.wrappedValue)
    let error = #expect(throws: ScreenError.self) { try screen.link("Ana").tap() }
    #expect(error?.kind == .unusable)
    try screen.sheet().button("Cancel").tap()
    #expect(!isAdding.wrappedValue)
    try screen.button("Add").tap()
    try screen.press(.escape)
    #expect(!isAdding.wrappedValue)
    #expect(screen.frame == screen.composition.rebuildFrame())
  }

  @Test func refreshAndDelete() async throws {
    let screen = mounted()
    try screen.refresh()
    await screen.settle()
    #expect(names.wrappedValue == ["Ana", "Bo", "Cy"])
    try screen.row(containing: "Bo").delete()
    #expect(names.wrappedValue == ["Ana", "Cy"])
    #expect(screen.frame == screen.composition.rebuildFrame())
  }
}

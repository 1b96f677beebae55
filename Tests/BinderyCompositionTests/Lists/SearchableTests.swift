import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

@MainActor @Suite struct SearchableTests {
  private struct Names: View {
    let query: Binding<String>
    var presented: Binding<Bool>?
    var onSearch: @MainActor () -> Void = {}
    private let names = ["Ada", "Alan", "Grace"]

    var body: some View {
      NavigationStack {
        let list = List(found, id: \.self) { Text(verbatim: $0) }
        if let presented {
          list.searchable(text: query, isPresented: presented, prompt: "Find")
        } else {
          VStack(alignment: .leading) {
            list
            State()
          }
          .searchable(text: query, prompt: Text(verbatim: "Find a name"))
          .navigationTitle("Names")
        }
      }
      .onSubmit(of: .search, onSearch)
      .onSubmit { fatalError("A search is no text field") }
    }

    private var found: [String] {
      let text = query.wrappedValue
      return text.isEmpty ? names : names.filter { $0.contains(text) }
    }

    private struct State: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        if isSearching { Button("Cancel") { dismissSearch() } }
      }
    }
  }

  @Test func filtersTheListBelow() throws {
    let query = Binding.variable("")
    var searches = 0
    let composition = Composition(width: 20, height: 6) {
      Names(query: query, onSearch: { searches += 1 })
    }
    #expect(
      composition.frame.text == """
        Names
        ⌕ [Find a name     ]
        Ada
        Alan
        Grace

        """)
    let field = try composition.element(.searchField, "Find a name")
    composition.run { field.semantics.actions.setText?("a") }
    #expect(
      composition.frame.text == """
        Names
        ⌕ [a               ]
        Ada
        Alan
        Grace
        [ Cancel ]
        """)
    composition.run { field.semantics.actions.setText?("A") }
    #expect(composition.shown.contains("Alan\n"))
    #expect(!composition.shown.contains("Grace"))
    composition.run { field.semantics.actions.submit?() }
    #expect(searches == 1)
    #expect(composition.frame == composition.rebuildFrame())
    try composition.tap(.button, "Cancel")
    #expect(query.wrappedValue == "")
    #expect(composition.shown.hasSuffix("Grace"))
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func isThereWhileItIsPresented() throws {
    let presented = Binding.variable(false)
    let composition = Composition(width: 20, height: 4) {
      Names(query: .variable(""), presented: presented)
    }
    #expect(composition.semanticTree.first(.searchField) == nil)
    #expect(composition.shown.hasPrefix("Ada"))
    presented.wrappedValue = true
    #expect(composition.semanticTree.first(.searchField, "Find") != nil)
    #expect(composition.shown.hasPrefix("⌕ [Find"))
    #expect(composition.frame == composition.rebuildFrame())
  }
}

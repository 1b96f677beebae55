// The README's code, in the README's order. `ReadmeTests` checks that both are the same.
import BinderyBindings
import BinderyComposition
import BinderyTerminal
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

struct Todo: Identifiable, Equatable {
  var title: String
  var done: Bool
  var id: String { title }

  init(_ title: String, done: Bool = false) {
    self.title = title
    self.done = done
  }
}

struct TodoList: View {
  @Binding var items: [Todo]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($items) { $item in Toggle(item.title, isOn: $item.done) }
      Button("Clear done", action: clear).disabled(!items.contains(where: \.done))
    }
  }

  func clear() { items.removeAll(where: \.done) }
}

struct TodoComposer: View {
  @State private var items: [Todo] = []
  var body: some View { TodoList(items: $items) }
}

struct TodoRow: View {
  @Binding var item: Todo
  var body: some View { Toggle(item.title, isOn: $item.done) }
}

struct TodoRows: View {
  @Binding var items: [Todo]
  var body: some View { List($items) { $item in TodoRow(item: $item) } }
}

struct TodoApp: App {  // with @main, in a file of its own
  var body: some Scene {
    WindowGroup { TodoComposer() }
  }
}

@MainActor func printByHand() async {
  await PrintedFrame(size: TerminalSize(width: 40, height: 10)) { TodoComposer() }.print()
}

@Suite struct SnippetTests {
  @MainActor @Test func clearingTakesTheDoneItemsAway() throws {
    let items = Binding.variable([Todo("Milk", done: true), Todo("Bread")])
    let screen = Screen(width: 20, height: 3) { TodoList(items: items) }
    try screen.button("Clear done").tap()
    #expect(items.wrappedValue == [Todo("Bread")])
    #expect(throws: ScreenError.self) { try screen.button("Clear done").tap() }
  }

  @MainActor @Test func anAppHasAMainFunction() {
    let main: () async -> Void = TodoApp.main
    _ = main
  }

  @MainActor @Test func clearsWhatIsDone() {
    let list = TodoList(items: .variable([Todo("Milk", done: true), Todo("Bread")]))
    list.clear()
    #expect(list.items.map(\.title) == ["Bread"])
  }

  @MainActor @Test func showsEachItem() {
    let items = Binding.variable([Todo("Milk", done: true), Todo("Bread")])
    let composition = Composition(width: 20, height: 3) { TodoList(items: items) }
    #expect(
      composition.frame.text == """
        [x] Milk
        [ ] Bread
        [ Clear done ]
        """)
  }

  @MainActor @Test func aWriteRunsOneRow() {
    let items = Binding.variable((0..<10_000).map { Todo("Item \($0)") })
    let composition = Composition(width: 40, height: 20) { TodoRows(items: items) }
    let before = composition.counters
    items[5].done.wrappedValue = true
    composition.flush()
    #expect((composition.counters - before).bodyEvaluations == ["TodoRow": 1])
    #expect(composition.changedRows == [5])
  }

  @MainActor @Test func theComposerOwnsTheItems() {
    let composition = Composition(width: 20, height: 1) { TodoComposer() }
    #expect(composition.frame.text == "[ Clear done ]")
  }
}

import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Task20: Identifiable {
  var id: Int
  var isDone = false
}

private struct Row: View {
  @Binding var task: Task20
  var body: some View {
    HStack {
      Text(verbatim: task.isDone ? "[x]" : "[ ]")
      Text(verbatim: "Task \(task.id)")
    }
    .semantics(toggle)
  }
  private var toggle: Semantics {
    var semantics = Semantics(.toggle)
    semantics.label = "Task \(task.id)"
    semantics.value = task.isDone ? "on" : "off"
    let task = $task
    semantics.actions.activate = { task.isDone.wrappedValue.toggle() }
    return semantics
  }
}

private struct Rows: View {
  @Binding var tasks: [Task20]
  var body: some View { VStack { ForEach($tasks) { $task in Row(task: $task) } } }
}

/// A thousand tests, each with a screen of its own, to see that they take less than two seconds:
/// `swift test --filter FreshScreenTests`.
@MainActor @Suite struct FreshScreenTests {
  @Test(arguments: 0..<1000) func togglesARow(_ number: Int) async throws {
    let tasks = Binding.variable((0..<20).map { Task20(id: $0) })
    let screen = Screen(width: 40, height: 20) { Rows(tasks: tasks) }
    let row = try screen.toggle("Task \(number % 20)")
    try row.tap()
    await screen.settle()
    #expect(try row.current().value == "on")
  }
}

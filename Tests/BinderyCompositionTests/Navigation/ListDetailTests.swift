import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Task: Identifiable, Hashable {
  var id: Int
  var title: String
  var count = 0
}

private struct TaskList: View {
  @Binding var tasks: [Task]
  @Binding var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      List($tasks) { $task in
        NavigationLink(value: task.id) { Text(verbatim: "\(task.title): \(task.count)") }
      }
      .navigationTitle("Tasks")
      .toolbar { Press("Add", action: add) }
      .navigationDestination(for: Int.self) { id in
        if let index = tasks.firstIndex(where: { $0.id == id }) {
          TaskDetail(task: $tasks[index], remove: { remove(id) })
        }
      }
    }
  }

  func add() { tasks.append(Task(id: tasks.count, title: "Task \(tasks.count)")) }
  func remove(_ id: Int) {
    path.removeAll { $0 == id }
    tasks.removeAll { $0.id == id }
  }
}

private struct TaskDetail: View {
  @Binding var task: Task
  let remove: @MainActor () -> Void
  var body: some View {
    VStack(alignment: .leading) {
      Press("Count \(task.count)") { task.count += 1 }
      Press("Remove", action: remove)
    }
    .navigationTitle(task.title)
  }
}

/// A list and the details of its rows, over one array.
@MainActor @Suite struct ListDetailTests {
  private let tasks = Binding.variable((0..<50).map { Task(id: $0, title: "Task \($0)") })
  private let path = Binding.variable([Int]())

  private func mounted() -> Composition {
    Composition(width: 24, height: 5) { TaskList(tasks: tasks, path: path) }
  }

  @Test func aChangeInTheDetailShowsInTheList() {
    let composition = mounted()
    composition.press("Task 1: 0", .link)
    composition.press("[ Count 0 ]")
    #expect(
      composition.frame.text == """
        ‹ Back Task 1
        [ Count 1 ]
        [ Remove ]


        """)
    composition.press("Back")
    #expect(
      composition.frame.text == """
        Tasks            [ Add ]
        Task 0: 0 ›
        Task 1: 1 ›
        Task 2: 0 ›
        Task 3: 0 ›
        """)
  }

  @Test func aChangeInTheDetailRunsTheDetailAndItsRow() {
    let composition = mounted()
    composition.press("Task 3: 0", .link)
    let before = composition.counters
    tasks[3].count.wrappedValue = 5
    composition.flush()
    let done = composition.counters - before
    #expect(done.bodyEvaluations["TaskDetail"] == 1)
    #expect(done.bodyEvaluations["TaskList"] == nil)
    #expect(composition.changedRows == [1])
  }

  @Test func removingTheTaskGoesBack() {
    let issues = ReportedIssues()
    let composition = mounted()
    composition.issueHandler = issues.handler
    composition.press("Task 0: 0", .link)
    composition.press("[ Remove ]")
    #expect(path.wrappedValue.isEmpty)
    #expect(composition.lines[1] == "Task 1: 0 ›")
    #expect(issues.kinds.isEmpty)
  }

  @Test func theToolbarActsOnTheList() {
    let composition = mounted()
    composition.press("[ Add ]")
    #expect(tasks.wrappedValue.count == 51)
  }

  @Test func theListStaysWhereItWasScrolledTo() throws {
    let composition = mounted()
    let window = try #require(composition.semanticTree.first(.list)?.window)
    composition.scroll(window, rows: 10)
    #expect(composition.lines[1] == "Task 10: 0 ›")
    composition.press("Task 11: 0", .link)
    composition.press("Back")
    #expect(composition.lines[1] == "Task 10: 0 ›")
  }

  @Test func inASplitViewALinkSelectsItsRow() {
    let selection = Binding<Int?>.variable(nil)
    let composition = Composition(width: 40, height: 3) {
      NavigationSplitView {
        List(0..<3, selection: selection) { NavigationLink("Row \($0)", value: $0) }
      } detail: {
        Detail(selection: selection)
      }
    }
    composition.press("Row 1", .link)
    #expect(selection.wrappedValue == 1)
    #expect(composition.lines[0].hasSuffix("│Selected 1"))
  }
}

private struct Detail: View {
  @Binding var selection: Int?
  var body: some View { Text(verbatim: selection.map { "Selected \($0)" } ?? "None") }
}

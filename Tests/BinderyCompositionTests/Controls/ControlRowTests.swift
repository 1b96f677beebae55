import BinderyBindings
import BinderyComposition
import BinderyText
import BinderyViews
import Testing

private struct Task: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

private struct TaskRow: View {
  @Binding var task: Task
  var body: some View {
    HStack {
      Toggle("Done", isOn: $task.isDone).labelsHidden()
      TextField("Title", text: $task.title)
      Button("Delete", role: .destructive) { task.title = "" }
    }
  }
}

@MainActor @Suite struct ControlRowTests {
  private func mounted(_ count: Int) -> (Binding<[Task]>, Composition) {
    let tasks = Binding.variable((0..<count).map { Task(id: $0, title: "Task \($0)") })
    let composition = Composition(width: 40, height: 20) {
      VStack { ForEach(tasks) { $task in TaskRow(task: $task) } }
    }
    return (tasks, composition)
  }

  @Test(arguments: [20, 100]) func aWriteThroughTheRowRunsItsBodyAlone(_ count: Int) throws {
    let (tasks, composition) = mounted(count)
    let before = composition.counters
    tasks[7].isDone.wrappedValue = true
    composition.flush()
    let done = composition.counters - before
    #expect(done.userBodyEvaluations <= 1)
    #expect(composition.changedRows == [7])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test(arguments: [20, 100]) func aWriteThroughTheWholeRunsOneBody(_ count: Int) throws {
    let (tasks, composition) = mounted(count)
    let before = composition.counters
    tasks.wrappedValue[7].title = "Other"
    composition.flush()
    let done = composition.counters - before
    #expect(done.userBodyEvaluations <= 1)
    #expect(done.kitBodyEvaluations <= 8)
    #expect(composition.changedRows == [7])
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test func typingInARowChangesThatRow() throws {
    let (tasks, composition) = mounted(30)
    let fields = composition.semanticTree.flattened.filter { $0.role == .textField }
    let edit = try #require(fields[3].semantics.actions.edit)
    let before = composition.counters
    composition.run { edit(.insert("!")) }
    #expect(tasks.wrappedValue[3].title == "Task 3!")
    #expect((composition.counters - before).userBodyEvaluations <= 1)
    #expect(composition.changedRows == [3])
    #expect(composition.frame == composition.rebuildFrame())
  }
}

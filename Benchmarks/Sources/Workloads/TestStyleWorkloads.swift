import Bindery
import BinderyMeasuring
import BinderyTesting
import Observation
import Testing

/// The feature in the value style: a view whose method changes bindings.
private struct TaskList: View {
  @Binding var tasks: [Chore]
  @Binding var title: String

  func add() {
    if title.isEmpty { return }
    tasks.append(Chore(id: tasks.count, title: title))
    title = ""
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: $title)
      Button("Add") { add() }
      ForEach(tasks) { task in Text(task.title) }
    }
  }
}

/// The feature as an observable model.
@Observable @MainActor private final class ObservedTasks {
  var tasks: [Chore] = []
  var title = ""

  func add() {
    if title.isEmpty { return }
    tasks.append(Chore(id: tasks.count, title: title))
    title = ""
  }
}

/// The feature as a model that publishes its properties.
@MainActor private final class PublishedTasks: ObservableObject {
  @Published var tasks: [Chore] = []
  @Published var title = ""

  func add() {
    if title.isEmpty { return }
    tasks.append(Chore(id: tasks.count, title: title))
    title = ""
  }
}

/// The feature as a model that calls back.
@MainActor private final class CallingTasks {
  private(set) var tasks: [Chore] = [] {
    didSet { tasksDidChange?(tasks) }
  }
  var title = ""
  var tasksDidChange: (([Chore]) -> Void)?

  func add() {
    if title.isEmpty { return }
    tasks.append(Chore(id: tasks.count, title: title))
    title = ""
  }
}

extension Workload {
  private static let errand = "Milk"
  private static let expected = [Chore(id: 0, title: errand)]

  /// One test of one feature in each style: a title is given, the task is added, the list is what
  /// it should be.
  static let testStyles = [
    testStyle("value") {
      let tasks = Binding.variable([Chore]())
      let title = Binding.variable(errand)
      TaskList(tasks: tasks, title: title).add()
      return tasks.wrappedValue
    },
    testStyle("screen") {
      let tasks = Binding.variable([Chore]())
      let title = Binding.variable(errand)
      let screen = Screen(width: 20, height: 4) { TaskList(tasks: tasks, title: title) }
      try screen.button("Add").tap()
      return tasks.wrappedValue
    },
    testStyle("observable") {
      let model = ObservedTasks()
      model.title = errand
      model.add()
      return model.tasks
    },
    testStyle("object") {
      let model = PublishedTasks()
      model.title = errand
      model.add()
      return model.tasks
    },
    testStyle("callback") {
      let model = CallingTasks()
      var tasks: [Chore] = []
      model.tasksDidChange = { tasks = $0 }
      model.title = errand
      model.add()
      return tasks
    },
  ]

  /// - Parameter test: Runs the feature from scratch, and returns the tasks that are there then.
  private static func testStyle(
    _ style: String, _ test: @escaping @MainActor @Sendable () throws -> [Chore]
  ) -> Workload {
    Workload("test-style-\(style)", sizes: [1], unit: "tests") { _ in
      let kit = Exercise { repetitions in
        for _ in 0..<repetitions {
          do {
            let tasks = try test()
            precondition(tasks == expected, "Another outcome")
          } catch {
            fatalError("\(error)")
          }
        }
      }
      let twin = Exercise { repetitions in
        for _ in 0..<repetitions { precondition(Twins.addChore(errand) == expected) }
      }
      return Trial(kit: kit, twin: twin)
    }
  }
}

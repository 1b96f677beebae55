import BinderyBindings
import BinderyTesting
import BinderyViews
import Testing

private struct Chore: Identifiable {
  let id: Int
  var title: String { "Chore \(id)" }
  var isDone = false
}

private struct ChoreRow: View {
  @Binding var chore: Chore
  let remove: @MainActor () -> Void
  var body: some View {
    HStack {
      Toggle(chore.title, isOn: $chore.isDone)
      Button("Remove", action: remove)
    }
  }
}

private struct ChoreList: View {
  @Binding var chores: [Chore]
  var body: some View {
    List {
      ForEach($chores) { $chore in
        ChoreRow(chore: $chore) { chores.removeAll { $0.id == chore.id } }
      }
    }
  }
}

/// A thousand tests, each with a screen of its own, to see that they take less than two seconds:
/// `swift test --filter FreshScreenTests`.
@MainActor @Suite struct FreshScreenTests {
  @Test(arguments: 0..<1000) func togglesARow(_ number: Int) async throws {
    let chores = Binding.variable((0..<20).map { Chore(id: $0) })
    let screen = Screen(width: 40, height: 20) { ChoreList(chores: chores) }
    let toggle = try screen.toggle("Chore \(number % 20)")
    try toggle.tap()
    await screen.settle()
    #expect(try toggle.current().value == "on")
  }
}

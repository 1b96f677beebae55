import BinderyBindings
import BinderyComposition
import BinderyTesting
import BinderyText
import BinderyViews
import Testing

/// Rows whose IDs are equal, which is reported, and must not show what is not there.
@MainActor @Suite struct DuplicateIDTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private struct Row: View {
    @Binding var item: Item
    @State private var seen = 0
    var body: some View { Text(verbatim: "\(item.id) \(item.name)") }
  }

  private func composition(
    of items: Binding<[Item]>, _ issues: ReportedIssues, isLazy: Bool = false
  ) -> Composition {
    Composition(width: 12, height: 8, issueHandler: issues.handler) {
      if isLazy {
        List { ForEach(items) { $item in Row(item: $item) } }
      } else {
        VStack(alignment: .leading) { ForEach(items) { $item in Row(item: $item) } }
      }
    }
  }

  @Test func aRowThatTakesAnothersIDShowsWhatIsThere() {
    let items = Binding.variable([
      Item(id: 0, name: "a"), Item(id: 1, name: "b"), Item(id: 1, name: "c"),
    ])
    let issues = ReportedIssues()
    let composition = composition(of: items, issues)
    items[0].id.wrappedValue = 1
    #expect(composition.frame == composition.rebuildFrame())
    #expect(issues.kinds == [.duplicateID])
  }

  /// The row that stays is one of those that share the ID, and the other moves up to it.
  @Test func aRowThatMovesBesideOneOfItsIDShowsItsOwnElement() {
    let items = Binding.variable([
      Item(id: 2, name: "a"), Item(id: 3, name: "b"), Item(id: 3, name: "c"),
    ])
    let composition = composition(of: items, ReportedIssues())
    items.wrappedValue.removeLast(2)
    items.wrappedValue.insert(Item(id: 1, name: "d"), at: 0)
    items.wrappedValue.insert(Item(id: 2, name: "e"), at: 0)
    #expect(composition.frame == composition.rebuildFrame())
    items.wrappedValue = [2, 0, 1].map { items.wrappedValue[$0] }
    #expect(composition.shown == "2 a\n2 e\n1 d")
    #expect(composition.frame == composition.rebuildFrame())
  }

  @Test(arguments: Seeds.first(20)) func anyIDsLeaveTheFrameOfARebuiltTree(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func item() -> Item {
      Item(
        id: Int.random(in: 0..<4, using: &random), name: "\(Int.random(in: 0..<99, using: &random))"
      )
    }
    let items = Binding.variable([item(), item(), item()])
    let composition = composition(of: items, ReportedIssues(), isLazy: seed % 2 == 0)
    for step in 0..<60 {
      let count = items.wrappedValue.count
      let index = count == 0 ? 0 : Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where count > 0: items[index].id.wrappedValue = Int.random(in: 0..<4, using: &random)
      case 1 where count > 0: items[index].name.wrappedValue = "n\(step)"
      case 2 where count < 7: items.wrappedValue.insert(item(), at: index)
      case 3 where count > 0: items.wrappedValue.remove(at: index)
      case 4: items.wrappedValue.shuffle(using: &random)
      case 5 where count > 0: items.wrappedValue[index].id = Int.random(in: 0..<4, using: &random)
      default: items.wrappedValue.sort { $0.id < $1.id }
      }
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      let (frame, expected) = (composition.frame, composition.rebuildFrame())
      #expect(frame.text == expected.text, "seed \(seed), step \(step), \(items.wrappedValue)")
      if frame != expected { return }
    }
  }
}
